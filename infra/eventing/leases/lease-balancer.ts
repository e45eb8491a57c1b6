import type { Held, LeaseClock, LeaseStore } from './lease-store.ts';
import type { LeaseLogger, Leases, Work } from './port.ts';

type Options = {
  store: LeaseStore;
  acquire: (name: string) => Promise<Held | undefined>;
  whileHeld: (held: Held, work: Work, signal: AbortSignal) => Promise<boolean>;
  clock: LeaseClock;
  lookEveryMs: number;
  logger: LeaseLogger;
};

/**
 * Divides many leases among the processes of a group. Each process registers, acquires its fair share, and releases one
 * lease per check while it has more, as after another process joins.
 */
export function createLeaseBalancer({
  store,
  acquire,
  whileHeld,
  clock,
  lookEveryMs,
  logger,
}: Options): Leases['share'] {
  return async function share(group, names, work, signal) {
    const running = new Map<string, { stop: AbortController; ended: Promise<unknown> }>();

    function start(held: Held): void {
      const stop = new AbortController();
      const ended = whileHeld(
        held,
        (whileMine) => work(held.name, whileMine),
        AbortSignal.any([signal, stop.signal]),
      ).finally(() => running.delete(held.name));
      running.set(held.name, { stop, ended });
    }

    async function look(): Promise<void> {
      await store.watch(names);
      const fair = Math.ceil(names.length / (await store.countMembers(group)));
      const working = [...running.values()].filter(({ stop }) => !stop.signal.aborted);
      if (working.length > fair) working[0]?.stop.abort();
      for (const name of names) {
        if (running.size >= fair || signal.aborted) return;
        const held = running.has(name) ? undefined : await acquire(name);
        if (held) start(held);
      }
    }

    while (!signal.aborted) {
      await look().catch((error: unknown) => logger.warn({ err: error, group }, 'Failed to balance leases; retrying'));
      await clock.pause(lookEveryMs, signal);
    }
    await Promise.all([...running.values()].map(({ ended }) => ended));
    await store
      .leaveGroup(group)
      .catch((error: unknown) =>
        logger.warn({ err: error, group }, 'Failed to leave lease group; membership will expire'),
      );
  };
}
