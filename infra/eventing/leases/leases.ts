/**
 * Leases for work that one process at a time does (policies, the relay, a projector shard). A holder renews its lease
 * every other second and stops by its own clock a margin before others may take over.
 * A paused process cannot know that its lease has expired. Its late writes must be harmless: documents are compared
 * and set, commands are idempotent, and each term has a higher number.
 */
import { randomUUID } from 'node:crypto';
import { pause as realPause, pauseBefore } from '../resilience/back-off.ts';
import type { Documents } from '../documents/port.ts';
import { type Held, type LeaseClock, leaseStore } from './lease-store.ts';
import { createLeaseBalancer } from './lease-balancer.ts';
import type { LeaseLogger, Leases, Work } from './port.ts';

export type LeaseTimes = { lastsMs: number; renewEveryMs: number; marginMs: number; lookEveryMs: number };

/** A lease lasts six seconds and is checked every second, so it moves within 8 s of a holder's death. */
export const usualTimes: LeaseTimes = { lastsMs: 6000, renewEveryMs: 1500, marginMs: 1000, lookEveryMs: 1000 };

type Options = { documents: Documents; logger: LeaseLogger; times?: LeaseTimes; clock?: LeaseClock; holder?: string };

const machineClock: LeaseClock = { nowMs: () => performance.now(), pause: realPause };

/** The leases of processes that share a document store. */
export function createLeases({
  documents,
  logger,
  times = usualTimes,
  clock = machineClock,
  holder = randomUUID(),
}: Options): Leases {
  const store = leaseStore({ documents, clock, holder, lastsMs: times.lastsMs });

  async function acquire(name: string): Promise<Held | undefined> {
    try {
      return await store.acquire(name);
    } catch (error) {
      logger.warn({ err: error, lease: name }, 'Failed to acquire lease; retrying');
      return undefined;
    }
  }

  async function hold(name: string, work: Work, signal: AbortSignal): Promise<void> {
    for (let failures = 0; !signal.aborted;) {
      const held = await acquire(name);
      if (!held) {
        await clock.pause(times.lookEveryMs, signal);
        continue;
      }
      failures = (await whileHeld(held, work, signal)) ? 0 : failures + 1;
      if (!signal.aborted) await clock.pause(pauseBefore(failures), signal);
    }
  }

  /** False if the work failed. The lease is held until the work has ended, or is lost. */
  async function whileHeld(held: Held, work: Work, signal: AbortSignal): Promise<boolean> {
    logger.info({ lease: held.name, term: held.term }, 'Lease acquired');
    const lost = new AbortController();
    const ended = new AbortController();
    const keeping = Promise.all([renew(held, lost, ended.signal), watchDeadline(held, lost, ended.signal)]);
    try {
      await work(AbortSignal.any([signal, lost.signal]), held.term);
      return true;
    } catch (error) {
      if (!signal.aborted) logger.warn({ err: error, lease: held.name }, 'Leased task failed; retrying');
      return false;
    } finally {
      ended.abort();
      await keeping;
      if (!lost.signal.aborted)
        await store
          .release(held)
          .catch((error: unknown) =>
            logger.warn({ err: error, lease: held.name }, 'Failed to release lease; lease will expire'),
          );
    }
  }

  async function renew(held: Held, lost: AbortController, ended: AbortSignal): Promise<void> {
    while (!ended.aborted && !lost.signal.aborted) {
      await clock.pause(times.renewEveryMs, ended);
      if (ended.aborted) return;
      // If the store is unavailable, renewal is retried until the deadline.
      const mine = await store.renew(held).catch(() => true);
      if (!mine) lost.abort(new Error(`The lease ${held.name} was taken over`));
    }
  }

  async function watchDeadline(held: Held, lost: AbortController, ended: AbortSignal): Promise<void> {
    while (!ended.aborted && !lost.signal.aborted) {
      const leftMs = held.writtenMs + times.lastsMs - times.marginMs - clock.nowMs();
      if (leftMs <= 0) lost.abort(new Error(`The lease ${held.name} could not be renewed in time`));
      else await clock.pause(leftMs, AbortSignal.any([ended, lost.signal]));
    }
  }

  async function once(name: string, work: Work, signal = new AbortController().signal): Promise<void> {
    const done = new AbortController();
    const outcome = Promise.withResolvers<void>();
    async function firstTime(held: AbortSignal, term: number): Promise<void> {
      try {
        await work(held, term);
        outcome.resolve();
      } catch (error) {
        if (held.aborted && !signal.aborted) throw error;
        outcome.reject(error);
      }
      done.abort();
    }
    await Promise.all([
      outcome.promise,
      hold(name, firstTime, AbortSignal.any([signal, done.signal])).then(() => outcome.resolve()),
    ]);
  }

  return {
    hold,
    once,
    share: createLeaseBalancer({ store, acquire, whileHeld, clock, lookEveryMs: times.lookEveryMs, logger }),
  };
}

/** For embedded storage, where the locked data folder guarantees a single process. */
export const singleProcessLeases: Leases = {
  hold: async (_name, work, signal) => (signal.aborted ? undefined : work(signal, 1)),
  once: async (_name, work, signal = new AbortController().signal) => work(signal, 1),
  share: async (_group, names, work, signal) => void (await Promise.all(names.map((name) => work(name, signal)))),
};
