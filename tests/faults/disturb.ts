import { setTimeout as pause } from 'node:timers/promises';
import type { SeededRandom } from './seeded-random.ts';

/** An engine or a service that can be killed and restarted. */
export type Victim = {
  name: string;
  kill(): Promise<void>;
  restart(): Promise<void>;
  /** Ends it gracefully. */
  stop?(): Promise<unknown>;
  freeze?(): void;
  thaw?(): void;
};

type Options = { random: SeededRandom; forMs: number; /** Called before each fault. */ tell(fault: string): void };

const QUIET_MS = [500, 3500] as const;
const AWAY_MS = [300, 7000] as const;
/** The most engines, or services, that are down at once. */
const MOST_AWAY = 2;

const faults = {
  async kill(victim: Victim, ms: number) {
    await victim.kill();
    await pause(ms);
    await victim.restart();
  },
  async stop(victim: Victim, ms: number) {
    await victim.stop?.();
    await pause(ms);
    await victim.restart();
  },
  async freeze(victim: Victim, ms: number) {
    victim.freeze?.();
    await pause(ms);
    victim.thaw?.();
  },
};

/**
 * Kills, stops or freezes one victim after another at random. Does not wait for a slow return, such as that of a
 * service whose dependency is down; all run when it resolves.
 */
export async function disturb(
  victims: readonly [Victim, ...Victim[]],
  { random, forMs, tell }: Options,
): Promise<void> {
  const startedAt = performance.now();
  const away = new Set<Victim>();
  const returns: Promise<void>[] = [];
  while (performance.now() - startedAt < forMs) {
    await pause(random.between(...QUIET_MS));
    const victim = random.pick(victims);
    const how = random.pick<keyof typeof faults>([
      'kill',
      ...(victim.freeze ? (['freeze'] as const) : []),
      ...(victim.stop ? (['stop'] as const) : []),
    ]);
    const ms = Math.round(random.between(...AWAY_MS));
    if (away.has(victim) || away.size >= MOST_AWAY) continue;
    tell(`${Math.round((performance.now() - startedAt) / 1000)} s: ${how} ${victim.name} for ${ms} ms`);
    away.add(victim);
    const back = faults[how](victim, ms).then(() => void away.delete(victim));
    // The end awaits them all and reports a rejection.
    back.catch(() => undefined);
    returns.push(back);
  }
  await Promise.all(returns);
}
