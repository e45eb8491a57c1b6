import type { HeldDocument } from './held-document.ts';

/** Number of documents written at once; larger batches cost a store less. */
const TOGETHER = 64;
/** Number of documents buffered before the first is measured. */
const ROOM_AT_FIRST = 500;
/** Weight of a new measurement in the average length. Documents of one read model are similar and grow slowly. */
const MEASURED_COUNTS = 1 / 8;

/**
 * Buffer of a read model that is being rebuilt. A changed document is written when it is evicted, so that a booking
 * with ten events is stored once instead of ten times. `inHand`: approximate characters of JSON in the buffer.
 */
export function createWriteBehindBuffer(inHand: number) {
  const documents = new Map<string, HeldDocument>();
  let leaving: HeldDocument[] = [];
  let usualLength: number | undefined;

  /** The oldest documents first; those of the current batch stay until its end. */
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

  /** Documents have similar lengths, so only some are measured. */
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

    /** A final document, which is not buffered. */
    putAway: (document: HeldDocument) => void leaving.push(document),

    /** Returns documents to write: between batches the excess, once it is large; at the end all. */
    leaving(all: boolean): readonly HeldDocument[] {
      const room = all ? 0 : roomFor(usualLength);
      if (all || documents.size >= room + TOGETHER) makeRoom(room);
      if (!all && leaving.length < TOGETHER) return [];
      const left = leaving;
      leaving = [];
      const last = left.at(-1);
      // Documents that are not buffered need no measurement.
      if (last && documents.size > 0) measure(last);
      return left;
    },
  };
}

export type WriteBehindBuffer = ReturnType<typeof createWriteBehindBuffer>;
