import { setTimeout as pause } from 'node:timers/promises';
import type { Chance } from './chance.ts';

/** What can be killed and started again: an engine or a service. */
export type Victim = {
  name: string;
  kill(): Promise<void>;
  restart(): Promise<void>;
  /** Ends as it is told to, with time to tidy up. */
  stop?(): Promise<unknown>;
  freeze?(): void;
  thaw?(): void;
};

type Options = { chance: Chance; forMs: number; /** Told before each fault. */ tell(fault: string): void };

const QUIET_MS = [300, 2500] as const;
const AWAY_MS = [300, 7000] as const;

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

/** One after another of them is killed, stopped or frozen for a while, by chance; all of them run when it resolves. */
export async function disturb(victims: readonly [Victim, ...Victim[]], { chance, forMs, tell }: Options): Promise<void> {
  const startedAt = performance.now();
  while (performance.now() - startedAt < forMs) {
    await pause(chance.between(...QUIET_MS));
    const victim = chance.pick(victims);
    const how = chance.pick<keyof typeof faults>(['kill', ...(victim.freeze ? (['freeze'] as const) : []), ...(victim.stop ? (['stop'] as const) : [])]);
    const ms = Math.round(chance.between(...AWAY_MS));
    tell(`${Math.round((performance.now() - startedAt) / 1000)} s: ${how} ${victim.name} for ${ms} ms`);
    await faults[how](victim, ms);
  }
}
