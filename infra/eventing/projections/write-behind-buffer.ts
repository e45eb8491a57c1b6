import type { HeldDocument } from './held-document.ts';

/** So many are written at once: a store takes many together with less work. */
const TOGETHER = 64;
/** How many stay in hand until one has been measured. */
const ROOM_AT_FIRST = 500;
/** The documents of a read model are much alike, and grow slowly: what each measured one counts for in their usual length. */
const MEASURED_COUNTS = 1 / 8;

/**
 * The documents of a read model that is being rebuilt. A changed one stays in hand and is written when it is put away
 * for others, so that a booking with ten events is stored once instead of ten times. `inHand`: characters of JSON that
 * stay in hand, roughly: all of many small documents, or the newest of large ones.
 */
export function createWriteBehindBuffer(inHand: number) {
  const documents = new Map<string, HeldDocument>();
  let leaving: HeldDocument[] = [];
  let usualLength: number | undefined;

  /** Those in hand longest; the documents of one batch all stay until its end. */
  function makeRoom(room: number): void {
    for (const [id, one] of documents) {
      if (documents.size <= room) return;
      documents.delete(id);
      leaving.push(one);
    }
  }

  function roomFor(length: number | undefined): number {
    return length === undefined ? ROOM_AT_FIRST : inHand / length;
  }

  /** The length of one of many tells of all. */
  function measure({ document }: HeldDocument): void {
    if (!document) return;
    const { length } = JSON.stringify(document);
    usualLength = usualLength === undefined ? length : usualLength + (length - usualLength) * MEASURED_COUNTS;
  }

  return {
    get: (id: string) => documents.get(id),

    add(document: HeldDocument): HeldDocument {
      documents.set(document.id, document);
      return document;
    },

    /** A document that nothing will change again: it isn't kept in hand. */
    putAway: (document: HeldDocument) => void leaving.push(document),

    /** What leaves the hand: between batches what there is no room for, once it is many; at the end everything. */
    leaving(all: boolean): readonly HeldDocument[] {
      const room = all ? 0 : roomFor(usualLength);
      if (all || documents.size >= room + TOGETHER) makeRoom(room);
      if (!all && leaving.length < TOGETHER) return [];
      const left = leaving;
      leaving = [];
      const last = left.at(-1);
      // Documents that are never kept in hand need no measure.
      if (last && documents.size > 0) measure(last);
      return left;
    },
  };
}

export type WriteBehindBuffer = ReturnType<typeof createWriteBehindBuffer>;
