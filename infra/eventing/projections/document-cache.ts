import type { PushDraft } from './push.ts';

/** Positions of documents that are not there. */
export const ABSENT = -1;

/** A document in the projector's hands. */
export type Held = {
  /** Position of the stored document. */
  stored: number;
  /** Position of the last event applied; equal to `stored` when there is nothing to write. */
  position: number;
  document: object | undefined;
  /** Position at which it was read: what came up to there was stored by somebody else, or by an earlier run. */
  loaded: number;
  /** Of that, what was published by this run. */
  republishedUpTo: number;
  /** Told once it is stored. */
  drafts: { draft: PushDraft; position: number }[] | null;
};

export function heldAs(stored: number, document: object | undefined): Held {
  return { stored, position: stored, document, loaded: stored, republishedUpTo: ABSENT, drafts: null };
}

/**
 * The documents that were touched last, so that a busy booking is not read and parsed again for each of its events.
 * Being wrong is harmless: a write is a compare-and-set, and a refused one reads the document again.
 */
export function createDocumentCache(limit: number) {
  const held = new Map<string, Held>();

  return {
    get: (id: string) => held.get(id),
    forget: (id: string) => void held.delete(id),
    clear: () => held.clear(),

    set(id: string, document: Held): Held {
      held.set(id, document);
      return document;
    },

    /** Lets go of those changed longest ago; only between batches, when nothing waits to be written. */
    trim(): void {
      let surplus = held.size - limit;
      for (const id of held.keys()) {
        if (surplus-- <= 0) return;
        held.delete(id);
      }
    },

    /** Marks a document as changed just now. */
    touch(id: string, document: Held): void {
      held.delete(id);
      held.set(id, document);
    },
  };
}

export type DocumentCache = ReturnType<typeof createDocumentCache>;
