import type { RecordedEvent } from '../envelope.ts';

type ReadOn = (stream: string, from: number) => Promise<RecordedEvent[]>;

/** `next`: the ids of all events before this revision are known. */
type Known = { next: number; revisions: Map<string, number> };

const IDS_KEPT = 200_000;

/**
 * The event ids of a stream. The server recognises a repeated append only at its first position, and one with 'any'
 * only for a while. So ids are looked up before an append and after a conflict. Ids read or appended by this process
 * are cached, so that this rarely costs a read.
 */
export function createStreamIds(readOn: ReadOn, idsKept = IDS_KEPT) {
  const streams = new Map<string, Known>();
  let ids = 0;

  function knownOf(stream: string): Known {
    const known = streams.get(stream) ?? { next: 0, revisions: new Map<string, number>() };
    if (!streams.delete(stream)) ids++;
    streams.set(stream, known);
    return known;
  }

  /** Removes the least recently used streams, but not the current one. */
  function trim(): void {
    for (const [stream, known] of streams) {
      if (ids <= idsKept || streams.size === 1) return;
      streams.delete(stream);
      ids -= 1 + known.revisions.size;
    }
  }

  function saw(stream: string, revision: number, id: string): void {
    const known = knownOf(stream);
    if (revision !== known.next) return;
    known.next++;
    known.revisions.set(id, revision);
    ids++;
    trim();
  }

  async function learn(stream: string, upTo = Number.MAX_SAFE_INTEGER): Promise<Known> {
    const known = knownOf(stream);
    if (known.next > upTo) return known;
    for (const { revision, id } of await readOn(stream, known.next)) saw(stream, revision, id);
    return knownOf(stream);
  }

  /** An event of any process. Streams that this one has not used are known only from their beginning. */
  function follow(stream: string, revision: number, id: string): void {
    if (revision === 0 || streams.has(stream)) saw(stream, revision, id);
  }

  return { saw, follow, learn };
}

/**
 * The last revision of an earlier append of exactly these ids in this order; 'partly' if only some ids, or another
 * order, match.
 */
export function repeatOf(
  revisions: ReadonlyMap<string, number>,
  ids: readonly string[],
): number | 'partly' | undefined {
  const first = revisions.get(ids[0] ?? '');
  if (first !== undefined && ids.every((id, n) => revisions.get(id) === first + n)) return first + ids.length - 1;
  return ids.some((id) => revisions.has(id)) ? 'partly' : undefined;
}
