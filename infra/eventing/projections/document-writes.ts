import type { Write } from '../documents/port.ts';
import { ABSENT, type HeldDocument } from './held-document.ts';
import type { ReadModelWorker, Task } from './read-model-worker.ts';

/** A changed document. */
export type Changed<Worker> = { worker: Worker; held: HeldDocument };

/**
 * How changed documents are stored: by compare-and-set after each batch, with concurrent writers; or write-behind,
 * without other writers.
 */
export type DocumentWrites<Worker extends ReadModelWorker> = {
  /** Reads the documents that these tasks change, except those that their first event creates. */
  load(tasks: readonly Task<Worker>[]): Promise<void>;
  /** The document to change; undefined if it already contains the event. */
  find(worker: Worker, id: string): HeldDocument | undefined;
  /**
   * Called after a batch with changes that are not stored yet. Resolves with documents that another process had
   * changed: they were read again and lack the changes of their tasks.
   */
  store(changed: readonly Changed<Worker>[]): Promise<readonly Changed<Worker>[]>;
  /** Applies a reset to each stored document that contains no later events. */
  startAnew(worker: Worker, position: number, leaves: (document: object) => object | null): Promise<void>;
};

/** As a compare-and-set on the document's stored position. */
export function writeOf(collection: string, { id, document, position, stored }: HeldDocument): Write {
  return {
    collection,
    id,
    document: document ?? null,
    position,
    ifPosition: stored === ABSENT ? 'none' : stored,
  };
}
