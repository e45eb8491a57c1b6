import type { Documents, Write } from '../documents/port.ts';
import { type DocumentWrites, writeOf } from './document-writes.ts';
import { held, type HeldDocument, isUnsaved } from './held-document.ts';
import { applyReset } from './apply-reset.ts';
import type { AnyReadModel } from './read-model.ts';
import { createReadModelWorker, type ReadModelWorker } from './read-model-worker.ts';
import { WHOLE } from './shard.ts';
import { createWriteBehindBuffer, type WriteBehindBuffer } from './write-behind-buffer.ts';

/** A read model in a rebuild. */
export type RebuildWorker = ReadModelWorker & { buffer: WriteBehindBuffer };

/** `inHand`: characters of JSON buffered per read model. A rebuild pushes nothing. */
export function createRebuildWorker(readModel: AnyReadModel, inHand: number): RebuildWorker {
  const worker = createReadModelWorker(readModel, { shard: WHOLE, taken: 0, silentUntil: Number.MAX_SAFE_INTEGER });
  return { ...worker, buffer: createWriteBehindBuffer(inHand) };
}

/** For documents without other readers and writers: a document is written when it leaves the buffer. */
export function createWriteBehindWrites(
  documents: Pick<Documents, 'find' | 'getMany' | 'write'>,
  workers: readonly RebuildWorker[],
): DocumentWrites<RebuildWorker> & { finish(): Promise<void> } {
  async function writeLeaving(all: boolean): Promise<void> {
    const writes: Write[] = [];
    for (const { readModel, buffer } of workers)
      for (const one of buffer.leaving(all)) if (isUnsaved(one)) writes.push(writeOf(readModel.name, one));
    if (writes.length === 0) return;
    const written = await documents.write(writes);
    if (written.includes(false)) throw new Error('Another process writes to the read models that are being rebuilt');
  }

  return {
    async load(tasks) {
      const unread = new Map<RebuildWorker, HeldDocument[]>();
      for (const { worker, change, ids } of tasks) {
        if (worker.insertsOnly) continue;
        for (const id of ids) {
          if (worker.buffer.get(id)) continue;
          const one = worker.buffer.add(held(id));
          if (change.creates) continue;
          const some = unread.get(worker);
          if (some) some.push(one);
          else unread.set(worker, [one]);
        }
      }
      for (const [{ readModel, buffer }, some] of unread) {
        const ids = some.map(({ id }) => id);
        for (const { id, position, document } of await documents.getMany<object>(readModel.name, ids))
          Object.assign(buffer.get(id) ?? {}, held(id, position, document));
      }
    },

    find: ({ insertsOnly, buffer }, id) => (insertsOnly ? held(id) : buffer.get(id)),

    async store(changed) {
      for (const { worker, held: one } of changed) if (worker.insertsOnly) worker.buffer.putAway(one);
      await writeLeaving(false);
      return [];
    },

    async startAnew({ readModel, owns }, position, leaves) {
      await writeLeaving(true);
      await applyReset(documents, readModel.name, { position, leaves, owns });
    },

    /** Writes the rest of the buffer. */
    finish: () => writeLeaving(true),
  };
}
