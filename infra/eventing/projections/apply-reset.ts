import type { Documents, Stored } from '../documents/port.ts';
import type { ReadModelWorker } from './read-model-worker.ts';

/** Number of documents read and written at once. */
const AT_ONCE = 500;

type Leaving = {
  /** Position of the reset event: documents with later changes were already reset. */
  position: number;
  leaves: (document: object) => object | null;
} & Pick<ReadModelWorker, 'owns'>;

/** Applies a reset to every document of a collection. */
export async function applyReset(
  documents: Pick<Documents, 'find' | 'write'>,
  collection: string,
  { position, leaves, owns }: Leaving,
): Promise<void> {
  for (let after: string | null = null; ;) {
    const page: Stored<object>[] = await documents.find<object>(collection, {
      ...(after !== null && { where: { id: { gt: after } } }),
      sort: [['id', 'asc']],
      limit: AT_ONCE,
    });
    const writes = page.flatMap(({ id, position: stored, document: before }) => {
      if (stored > position || (owns && !owns(id))) return [];
      const document = leaves(before);
      return document === before ? [] : [{ collection, id, document, position, ifPosition: stored }];
    });
    const written = writes.length === 0 ? [] : await documents.write(writes);
    // Another process changed one of them first: repeat the page.
    if (written.includes(false)) continue;
    // Unreadable documents are missing from a page.
    if (page.length === 0) return;
    after = page.at(-1)?.id ?? null;
  }
}
