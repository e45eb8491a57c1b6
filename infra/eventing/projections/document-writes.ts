import type { Write } from '../documents/port.ts';
import { ABSENT, type HeldDocument } from './held-document.ts';
import type { ReadModelWorker, Task } from './read-model-worker.ts';

/** A document in hand that has come out differently. */
export type Changed<Worker> = { worker: Worker; held: HeldDocument };

/**
 * How documents come into the engine's hands, and when they are stored. There are two ways: as a compare-and-set after
 * each batch, among others who read and write them; and behind the batches, while nobody else does.
 */
export type DocumentWrites<Worker extends ReadModelWorker> = {
  /** Reads what these tasks will change, but for documents that their first event makes. */
  load(tasks: readonly Task<Worker>[]): Promise<void>;
  /** The document that an event changes; undefined when there is nothing left to do with it. */
  find(worker: Worker, id: string): HeldDocument | undefined;
  /**
   * After a batch, with what has not been handed over since it was last stored. Resolves with what somebody else had
   * written meanwhile: it was read again, and lacks what the tasks do to it.
   */
  store(changed: readonly Changed<Worker>[]): Promise<readonly Changed<Worker>[]>;
  /** Leaves of each stored document what `leaves` says, but of those that hold later events. */
  startAnew(worker: Worker, position: number, leaves: (document: object) => object | null): Promise<void>;
};

/** As a compare-and-set on what the document's stored position was. */
export function writeOf(collection: string, { id, document, position, stored }: HeldDocument): Write {
  return {
    collection,
    id,
    document: document ?? null,
    position,
    ifPosition: stored === ABSENT ? 'none' : stored,
  };
}
