import { pause } from '../resilience/back-off.ts';
import type { Documents } from '../documents/port.ts';
import type { Progress } from './progress.ts';
import { checkpointSchema, lowestOf, storedPositions } from './checkpoints.ts';

/** An increasing position, and its waiters. */
export function createProgress(start = 0): Progress & { advance(to: number): void } {
  let position = start;
  const waiting = new Set<{ position: number; resolve: (reached: boolean) => void }>();

  return {
    position: () => position,

    waitFor(wanted, timeoutMs) {
      if (wanted <= position) return Promise.resolve(true);
      return new Promise((resolve) => {
        const waiter = { position: wanted, resolve: settle };
        const timer = setTimeout(settle, timeoutMs, false);
        waiting.add(waiter);
        function settle(reached: boolean): void {
          clearTimeout(timer);
          waiting.delete(waiter);
          resolve(reached);
        }
      });
    },

    advance(to) {
      position = to;
      for (const waiter of waiting) if (waiter.position <= to) waiter.resolve(true);
    },
  };
}

type FollowCheckpoints = {
  documents: Documents;
  /** The id of the log. */ log: string;
  readModels: readonly { name: string }[];
  signal: AbortSignal;
  pollMs?: number;
};

/** The progress of projectors in another process: polls their checkpoints. */
export async function followCheckpoints({
  documents,
  log,
  readModels,
  signal,
  pollMs = 10,
}: FollowCheckpoints): Promise<Progress> {
  await documents.ensure(checkpointSchema);
  const names = readModels.map(({ name }) => name);
  const progress = createProgress(await lowestCheckpoint({ documents, log }, names));
  void poll();
  return progress;

  async function poll(): Promise<void> {
    for (let idle = 0; !signal.aborted;) {
      await pause(Math.min(pollMs * 2 ** Math.min(idle, 3), pollMs * 8), signal);
      // While the store is unavailable the progress stays unchanged; readers fail by their own reads.
      const position = await lowestCheckpoint({ documents, log }, names).catch(() => progress.position());
      idle = position === progress.position() ? idle + 1 : 0;
      if (idle === 0) progress.advance(position);
    }
  }
}

async function lowestCheckpoint(
  { documents, log }: Pick<FollowCheckpoints, 'documents' | 'log'>,
  names: readonly string[],
): Promise<number> {
  const positions = await storedPositions(documents, log);
  return lowestOf(names.map((name) => positions.get(name) ?? 0));
}
