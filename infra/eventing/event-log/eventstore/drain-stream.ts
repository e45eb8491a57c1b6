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
  /** `alive` is called with every sign of life that is no event; `lookedTo`: up to there the server has looked for them. */
  open: (alive: (lookedTo?: number) => void) => { coming: Coming; cancel: () => Promise<void> };
  /** False when that was the last event wanted. */
  take: (event: ResolvedEvent) => boolean;
  deadlineMs: number;
};

/**
 * Takes what comes until it ends, or until the server has nothing more at present. Rejects when nothing comes any more:
 * the client's own reads know no deadline. `take` does nothing that waits, so events need no queue of ours. Resolves with
 * how far the server says that it has looked, before the last event was taken: 0 where it says nothing.
 */
export async function drainStream({ open, take, deadlineMs }: Gathering): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const timer = setTimeout(() => reject(new TookTooLong(deadlineMs)), deadlineMs);
  let [caughtUp, over, looked] = [false, false, 0];
  const { coming, cancel } = open((lookedTo = 0) => {
    timer.refresh();
    // What lies before it is not taken any more once this is over.
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
    // It may be over already, or never have begun.
    cancel().catch(() => {});
  }
}
