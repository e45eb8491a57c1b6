import type { DatabaseSync } from 'node:sqlite';

/** State of a stream in the writer: its number, its last revision (-1 if empty), and the revision of each event id. */
export type StreamHead = { number: number; revision: number; revisions: Map<string, number>; stored: boolean };

const maxIdsKept = 200_000;

/** Caches the streams written most recently, so that an append to them reads nothing. */
export function createStreamHeads(database: DatabaseSync, idsKept = maxIdsKept) {
  const findStream = database.prepare('SELECT number FROM streams WHERE name = ?');
  const readIds = database.prepare('SELECT revision, id FROM events WHERE stream = ? ORDER BY revision');
  const lastNumber = database.prepare('SELECT coalesce(max(number), 0) AS last FROM streams');
  const heads = new Map<string, StreamHead>();
  let ids = 0;
  let last = Number(lastNumber.get()?.['last']);

  function load(name: string): StreamHead {
    const found = findStream.get(name);
    if (!found) return { number: ++last, revision: -1, revisions: new Map(), stored: false };
    const number = Number(found['number']);
    const revisions = new Map(readIds.all(number).map((row) => [String(row['id']), Number(row['revision'])]));
    return { number, revision: revisions.size - 1, revisions, stored: true };
  }

  function get(name: string): StreamHead {
    const known = heads.get(name);
    const head = known ?? load(name);
    if (known) heads.delete(name);
    else ids += 1 + head.revisions.size;
    heads.set(name, head);
    return head;
  }

  /** Evicts the least recently used streams. Only between transactions: a head in use must stay. */
  function trim(): void {
    for (const [name, head] of heads) {
      if (ids <= idsKept) return;
      heads.delete(name);
      ids -= 1 + head.revisions.size;
    }
  }

  /** Adds an inserted event. */
  function push(head: StreamHead, id: string): void {
    head.revision++;
    head.revisions.set(id, head.revision);
    ids++;
  }

  /** After a rollback the cached heads are invalid. */
  function forget(): void {
    heads.clear();
    ids = 0;
    last = Number(lastNumber.get()?.['last']);
  }

  return { get, push, trim, forget };
}
