import { setTimeout as pause } from 'node:timers/promises';
import type { SeededRandom } from './seeded-random.ts';
import type { Victim } from './disturb.ts';

type Options = {
  random: SeededRandom;
  count: number;
  /** Called after every {@link LOOKED_AFTER_EVERY} outages, and at the end. */
  tell(progress: string): void;
  /** Called at the same times; rejects when a process does not work. */
  look(): Promise<void>;
};

const AWAY_MS = [200, 2000] as const;
const BETWEEN_MS = [200, 1500] as const;
const LOOKED_AFTER_EVERY = 16;

/** Kills and restarts one engine, or freezes it for a while, `count` times in a row. */
export async function outagesOf(victim: Victim, { random, count, tell, look }: Options): Promise<void> {
  for (let n = 1; n <= count; n++) {
    await (victim.freeze && random.next() < 0.25 ? freezeTemporarily(victim, random) : killed(victim, random));
    await pause(random.between(...BETWEEN_MS));
    if (n % LOOKED_AFTER_EVERY !== 0 && n !== count) continue;
    await look();
    tell(`${n} of ${count} outages of ${victim.name}: every process works`);
  }
}

async function killed(victim: Victim, random: SeededRandom): Promise<void> {
  await victim.kill();
  await pause(random.between(...AWAY_MS));
  await victim.restart();
}

async function freezeTemporarily(victim: Victim, random: SeededRandom): Promise<void> {
  victim.freeze?.();
  await pause(random.between(...AWAY_MS));
  victim.thaw?.();
}
