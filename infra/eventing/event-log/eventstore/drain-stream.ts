import type { ResolvedEvent } from '@eventstore/db-client';
import { TookTooLong } from './answers.ts';

/** What the client's reads and subscriptions have in common. */
export type Coming = {
  readableLength: number;
  on(name: 'data', listener: (event: ResolvedEvent) => void): unknown;
  on(name: 'error', listener: (error: Error) => void): unknown;
  on(name: 'end' | 'close' | 'caughtUp', listener: () => void): unknown;
};

type Gathering = {
  /** `alive` is called with every sign of life that is no event. */
  open: (alive: () => void) => { coming: Coming; cancel: () => Promise<void> };
  /** False when that was the last event wanted. */
  take: (event: ResolvedEvent) => boolean;
  deadlineMs: number;
};

/**
 * Takes what comes until it ends, or until the server has nothing more at present. Rejects when nothing comes any more:
 * the client's own reads know no deadline. `take` does nothing that waits, so events need no queue of ours.
 */
export async function drainStream({ open, take, deadlineMs }: Gathering): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const timer = setTimeout(() => reject(new TookTooLong(deadlineMs)), deadlineMs);
  const { coming, cancel } = open(() => timer.refresh());
  let [caughtUp, over] = [false, false];
  const finish = () => {
    over = true;
    resolve();
  };
  coming.on('data', (event) => {
    if (over) return;
    timer.refresh();
    try {
      if (!take(event) || (caughtUp && coming.readableLength === 0)) finish();
    } catch (failure) {
      reject(failure);
    }
  });
  coming.on('caughtUp', () => {
    // Events before it may still stand in the client's buffer.
    caughtUp = true;
    if (coming.readableLength === 0) finish();
  });
  coming.on('end', resolve);
  coming.on('close', () => reject(new Error('the server has ended it')));
  coming.on('error', reject);
  try {
    await promise;
  } finally {
    clearTimeout(timer);
    // It may be over already, or never have begun.
    cancel().catch(() => {});
  }
}
