import type { Documents } from '../documents/port.ts';
import type { Followed } from './checkpoints.ts';
import { createDocumentCache, type DocumentCache } from './document-cache.ts';
import { type Changed, type DocumentWrites, writeOf } from './document-writes.ts';
import { ABSENT, held, isUnsaved } from './held-document.ts';
import { applyReset } from './apply-reset.ts';
import { createReadModelWorker, type ReadModelWorker, type Task } from './read-model-worker.ts';

/** A read model, and its recently used documents. */
export type LiveWorker = ReadModelWorker & Followed & { cache: DocumentCache };

export function createLiveWorker(followed: Followed, cachedDocuments: number): LiveWorker {
  const worker = createReadModelWorker(followed.readModel, followed);
  return { ...followed, ...worker, cache: createDocumentCache(worker.insertsOnly ? 0 : cachedDocuments) };
}

/**
 * For documents with concurrent readers and writers. A batch's documents are read once, and each changed one is written
 * once at its end, as a compare-and-set on its position. After a refused write, another process has written the
 * document: it is read again and gets the events that it lacks, so that repeating a batch changes nothing.
 */
export function createCompareAndSetWrites(
  documents: Pick<Documents, 'find' | 'getMany' | 'write'>,
  workers: readonly LiveWorker[],
): DocumentWrites<LiveWorker> {
  /** After refused writes: uncached documents stay only if they were read again. */
  let isSecondLook = false;

  async function read({ cache, readModel }: LiveWorker, ids: readonly string[]): Promise<void> {
    for (const id of ids) cache.set(held(id));
    for (const { id, position, document } of await documents.getMany<object>(readModel.name, ids))
      cache.set(held(id, position, document));
  }

  /** A stored document with the position to be written results from this batch: its write was repeated. */
  async function reload(refused: readonly Changed<LiveWorker>[]): Promise<void> {
    for (const one of refused) {
      const { worker, held: before } = one;
      const [found] = await documents.getMany<object>(worker.readModel.name, [before.id]);
      if (!found && before.stored === ABSENT) throw new Error(`${worker.readModel.name} ${before.id} can't be read`);
      if (found?.position === before.position) settle(one);
      else
        worker.cache.set({
          ...held(before.id, found?.position, found?.document),
          republishedUpTo: before.republishedUpTo,
        });
    }
  }

  return {
    async load(tasks) {
      isSecondLook = false;
      for (const [worker, ids] of missing(tasks)) await read(worker, [...ids]);
    },

    find({ cache, insertsOnly }, id) {
      const known = cache.get(id);
      if (known || (insertsOnly && isSecondLook)) return known;
      return insertsOnly ? held(id) : cache.set(held(id));
    },

    async store(changed) {
      const refused = await write(changed);
      await reload(refused);
      isSecondLook = refused.length > 0;
      if (!isSecondLook) for (const { cache } of workers) cache.trim();
      return refused;
    },

    async startAnew({ readModel, cache, owns }, position, leaves) {
      cache.clear();
      await applyReset(documents, readModel.name, { position, leaves, owns });
    },
  };

  /** Returns the documents that another process has written meanwhile. */
  async function write(changed: readonly Changed<LiveWorker>[]): Promise<Changed<LiveWorker>[]> {
    const unsaved = changed.filter((one) => isUnsaved(one.held));
    const written =
      unsaved.length === 0
        ? []
        : await documents.write(unsaved.map((one) => writeOf(one.worker.readModel.name, one.held)));
    const refused = new Set(unsaved.filter((_, index) => !written[index]));
    for (const one of changed) if (!refused.has(one)) settle(one);
    return [...refused];
  }
}

function missing(tasks: readonly Task<LiveWorker>[]): Map<LiveWorker, Set<string>> {
  const wanted = new Map<LiveWorker, Set<string>>();
  for (const { worker, change, ids } of tasks) {
    if (change.creates) continue;
    for (const id of ids) {
      if (worker.cache.get(id)) continue;
      const some = wanted.get(worker) ?? new Set();
      wanted.set(worker, some.add(id));
    }
  }
  return wanted;
}

function settle({ worker: { cache, insertsOnly }, held: one }: Changed<LiveWorker>): void {
  one.stored = one.position;
  if (one.document === undefined) cache.forget(one.id);
  else if (!insertsOnly) cache.set(one);
}
