import type { HeldDocument } from './held-document.ts';

/**
 * Cache of recently used documents, so that a busy booking is not read and parsed for each event. A stale entry is
 * harmless: a write is a compare-and-set, and a refused one reads the document again.
 */
export function createDocumentCache(limit: number) {
  const documents = new Map<string, HeldDocument>();

  return {
    get: (id: string) => documents.get(id),
    forget: (id: string) => void documents.delete(id),
    clear: () => documents.clear(),

    /** Moves the document to the end, as the latest change. */
    set(document: HeldDocument): HeldDocument {
      documents.delete(document.id);
      documents.set(document.id, document);
      return document;
    },

    /** Removes the documents changed longest ago. Call only between batches, when no write is pending. */
    trim(): void {
      let surplus = documents.size - limit;
      for (const id of documents.keys()) {
        if (surplus-- <= 0) return;
        documents.delete(id);
      }
    },
  };
}

export type DocumentCache = ReturnType<typeof createDocumentCache>;
