import type { Documents, Write } from '../documents/port.ts';
import type { AnyReadModel } from './read-model.ts';

/** A document in hand. It waits to be written while `position` and `stored` differ. */
export type Held = {
  readonly id: string;
  document: object | undefined;
  /** Of the last event applied. */
  position: number | 'none';
  /** Of the stored document; 'none' when there is none. */
  stored: number | 'none';
};

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
export function createWriteBehindBuffer({ name, on }: AnyReadModel, inHand: number) {
  // Nothing changes its documents after their first event: none is looked for or kept in hand.
  const insertsOnly = Object.values(on).every((change) => change.creates);
  const held = new Map<string, Held>();
  let unread: Held[] = [];
  let leaving: Held[] = [];
  let usualLength: number | undefined;

  function add(id: string): Held {
    const one: Held = { id, document: undefined, position: 'none', stored: 'none' };
    if (insertsOnly) leaving.push(one);
    else held.set(id, one);
    return one;
  }

  /** Those in hand longest; the documents of one batch all stay until its end. */
  function putAway(room: number): void {
    for (const [id, one] of held) {
      if (held.size <= room) return;
      held.delete(id);
      leaving.push(one);
    }
  }

  function roomFor(length: number | undefined): number {
    return length === undefined ? ROOM_AT_FIRST : inHand / length;
  }

  /** The length of one of many tells of all. */
  function measure(one: Held | undefined): void {
    if (!one?.document) return;
    const { length } = JSON.stringify(one.document);
    usualLength = usualLength === undefined ? length : usualLength + (length - usualLength) * MEASURED_COUNTS;
  }

  return {
    /** The document to apply an event to. It is complete after `load`, unless the event is the first of its documents. */
    take(id: string, { creates = false }): Held {
      const known = insertsOnly ? undefined : held.get(id);
      if (known) return known;
      const one = add(id);
      if (!creates) unread.push(one);
      return one;
    },

    /** Reads what was taken and is not in hand yet. */
    async load(documents: Pick<Documents, 'getMany'>): Promise<void> {
      if (unread.length === 0) return;
      const found = await documents.getMany<object>(
        name,
        unread.map(({ id }) => id),
      );
      for (const { id, document, position } of found)
        Object.assign(held.get(id) ?? {}, { document, position, stored: position });
      unread = [];
    },

    /** The writes of what leaves the hand: between batches what there is no room for, once it is many; at the end everything. */
    writes(all: boolean): Write[] {
      const room = all ? 0 : roomFor(usualLength);
      if (all || held.size >= room + TOGETHER) putAway(room);
      if (!all && leaving.length < TOGETHER) return [];
      const left = leaving;
      leaving = [];
      if (!insertsOnly) measure(left.at(-1));
      return left.filter(isUnsaved).map(({ id, document, position, stored }) => ({
        collection: name,
        id,
        document: document ?? null,
        position: Number(position),
        ifPosition: stored,
      }));
    },
  };
}

/** What came and went while it was in hand needs no writing. */
function isUnsaved({ document, position, stored }: Held): boolean {
  return position !== stored && (document !== undefined || stored !== 'none');
}

export type WriteBehindBuffer = ReturnType<typeof createWriteBehindBuffer>;
