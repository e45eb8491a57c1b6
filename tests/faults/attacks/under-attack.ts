import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { connectionsHeld } from './addresses.ts';
import { ATTACK_MS, type Tally, type Target } from './attack.ts';
import type { AttackName } from './attacks.ts';
import type { Bystanders, Sample } from './bystanders.ts';
import { collectGarbage, type Holding, resourcesOf, residentMegabytes } from './server-probe.ts';

/** A wave of attacks: its cost and its traces. */
export type Course = {
  tallies: ReadonlyMap<AttackName, Tally>;
  /**
   * The actions of other users in periods at least as long as an attack, so that the quiet end of one hides nothing.
   */
  stretches: readonly (readonly Sample[])[];
  peakMegabytes: number;
  /** When the server was back within its limits, or when the wait ended. */
  after: Holding & { connections: number; seconds: number };
};

/** Requirement: "after which memory is back within 50 MB". */
export const MEMORY_SLACK_MB = 50;
/** Normal variation of user connections and open files. */
export const DESCRIPTOR_SLACK = 16;

const LOOK_EVERY_MS = 100;
const SETTLE_EVERY_MS = 1000;
const SETTLE_MS = 25_000;
const LOWEST_PRIORITY = 19;
/** Longest duration of an attack: one that waits for a server which never closes is ended. */
const MOST_MS = 75_000;

type Server = { pid: number; bystanders: Bystanders; target: Target; before: Holding };

/** Runs attacks beside normal users, and waits until the server is back within its limits. */
export async function underAttack(
  names: readonly AttackName[],
  { pid, bystanders, target, before }: Server,
): Promise<Course> {
  const begunAt = performance.now();
  let peakMegabytes = 0;
  const watching = setInterval(() => {
    peakMegabytes = Math.max(peakMegabytes, residentMegabytes(pid));
  }, LOOK_EVERY_MS);
  const [told] = await Promise.all([
    Promise.all(names.map(async (name) => [name, await attackedBy(name, target)] as const)),
    pause(ATTACK_MS),
  ]);
  const stretches = inPeriods(bystanders.samples, begunAt, performance.now());
  const after = await settled(pid, target.port, before);
  clearInterval(watching);
  return { tallies: new Map(told), stretches, peakMegabytes, after };
}

/** The last period may be up to twice as long as the others. */
function inPeriods(samples: readonly Sample[], from: number, to: number): Sample[][] {
  const last = Math.max(0, Math.floor((to - from) / ATTACK_MS) - 1);
  const meanwhile = samples.filter(({ startedAt }) => startedAt >= from && startedAt < to);
  return [
    ...Map.groupBy(meanwhile, ({ startedAt }) => Math.min(last, Math.floor((startedAt - from) / ATTACK_MS))).values(),
  ];
}

/** One attack, in a process that is ended after the longest duration and never outlives this one. */
async function attackedBy(name: AttackName, target: Target): Promise<Tally> {
  const attacker = fork(join(import.meta.dirname, 'attacker.ts'));
  // Only the server is measured: on two cores the attacker must not take its processor time, from its first module on.
  if (attacker.pid !== undefined) setPriority(attacker.pid, LOWEST_PRIORITY);
  const end = () => void attacker.kill('SIGKILL');
  process.once('exit', end);
  const timer = setTimeout(end, MOST_MS);
  const exited = once(attacker, 'exit');
  const told = new Promise<Tally>((resolve) => attacker.once('message', (tally) => resolve(tally as Tally)));
  attacker.send({ name, target });
  const tally = await Promise.race([
    told,
    exited.then((): Tally => ({ counts: {}, complaints: ['the attack did not finish'] })),
  ]);
  await exited;
  process.off('exit', end);
  clearTimeout(timer);
  return tally;
}

async function settled(pid: number, port: number, before: Holding): Promise<Course['after']> {
  const startedAt = performance.now();
  while (true) {
    await collectGarbage(pid);
    const now = { ...resourcesOf(pid), connections: connectionsHeld(port).size };
    const elapsedMs = performance.now() - startedAt;
    if (isBack(now, before) || elapsedMs > SETTLE_MS) return { ...now, seconds: elapsedMs / 1000 };
    await pause(SETTLE_EVERY_MS);
  }
}

function isBack({ megabytes, descriptors, connections }: Omit<Course['after'], 'seconds'>, before: Holding): boolean {
  return (
    megabytes <= before.megabytes + MEMORY_SLACK_MB &&
    descriptors <= before.descriptors + DESCRIPTOR_SLACK &&
    connections === 0
  );
}
