import type { ResolvedEvent } from '@eventstore/db-client';
import { TookTooLong } from './answers.ts';

/** The common interface of the client's reads and subscriptions. */
export type Coming = {
  readableLength: number;
  on(name: 'data', listener: (event: ResolvedEvent) => void): unknown;
  on(name: 'error', listener: (error: Error) => void): unknown;
  on(name: 'end' | 'close' | 'caughtUp', listener: () => void): unknown;
};

type Gathering = {
  /**
   * `alive` is called for every message that is not an event; `lookedTo`: position up to which the server has searched.
   */
  open: (alive: (lookedTo?: number) => void) => { coming: Coming; cancel: () => Promise<void> };
  /** False if no further event is wanted. */
  take: (event: ResolvedEvent) => boolean;
  deadlineMs: number;
};

/**
 * Reads until the stream ends or has caught up. Rejects if messages stop arriving: the client's reads have no deadline.
 * `take` is synchronous, so events need no queue. Resolves with the position up to which the server reported its search
 * before the last event; 0 if it reported none.
 */
export async function drainStream({ open, take, deadlineMs }: Gathering): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const timer = setTimeout(() => reject(new TookTooLong(deadlineMs)), deadlineMs);
  let [caughtUp, over, looked] = [false, false, 0];
  const { coming, cancel } = open((lookedTo = 0) => {
    timer.refresh();
    // Buffered events are ignored after the end.
    if (!over) looked = Math.max(looked, lookedTo);
  });
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
    // Earlier events may still be in the client's buffer.
    caughtUp = true;
    if (coming.readableLength === 0) finish();
  });
  coming.on('end', finish);
  coming.on('close', () => reject(new Error('the server has ended it')));
  coming.on('error', reject);
  try {
    await promise;
    return looked;
  } finally {
    clearTimeout(timer);
    // The stream may have ended already, or never have started.
    cancel().catch(() => {});
  }
}
