import type { DatabaseSync } from 'node:sqlite';
import { createStreamHeads, type StreamHead } from './stream-heads.ts';
import { meetsExpected, outcome, type Packed } from './writer-messages.ts';

const beforeFirstId = 4;
const perEvent = 4;

type Answer = [outcome: number, revision: number, position: number];

/**
 * Stores any number of packed appends in one transaction. An append is judged before its first insert, so a refused one
 * leaves no trace, and later ones see what earlier ones stored. Throws when the transaction failed: then nothing of it is kept.
 */
export function createAppendTransaction(database: DatabaseSync) {
  const heads = createStreamHeads(database);
  const begin = database.prepare('BEGIN IMMEDIATE');
  const commit = database.prepare('COMMIT');
  const insertStream = database.prepare('INSERT INTO streams (number, name) VALUES (?, ?)');
  const insertEvent = database.prepare('INSERT INTO events VALUES (?, ?, ?, ?, ?, ?, ?, ?)');
  const readPosition = database.prepare('SELECT position FROM events WHERE stream = ? AND revision = ?');
  const readHead = database.prepare('SELECT coalesce(max(position), 0) AS head FROM events');
  let position = Number(readHead.get()?.['head']);
  let failed = false;

  function appendOne(packed: Readonly<Packed>, at: number): Answer {
    const name = String(packed[at]);
    const head = heads.get(name);
    const repeated = revisionOfRepeat(head, packed, at);
    if (repeated !== undefined) return [outcome.appended, repeated, positionOf(head, repeated)];
    const fits = meetsExpected(Number(packed[at + 1]), head.revision) && !hasKnownId(head, packed, at);
    if (!fits) return [outcome.wrongRevision, head.revision, 0];
    if (!head.stored) {
      insertStream.run(head.number, name);
      head.stored = true;
    }
    insertEvents(head, packed, at);
    return [outcome.appended, head.revision, position];
  }

  function insertEvents(head: StreamHead, packed: Readonly<Packed>, at: number): void {
    const recordedAt = packed[at + 2] ?? '';
    const end = endOfAppend(packed, at);
    for (let e = at + beforeFirstId; e < end; e += perEvent) {
      const id = String(packed[e]);
      insertEvent.run(
        position + 1,
        head.number,
        head.revision + 1,
        id,
        packed[e + 1] ?? '',
        packed[e + 2] ?? '',
        packed[e + 3] ?? '',
        recordedAt,
      );
      position++;
      heads.push(head, id);
    }
  }

  function positionOf(head: StreamHead, revision: number): number {
    return Number(readPosition.get(head.number, revision)?.['position']);
  }

  /** After a failed transaction nothing in memory can be trusted. Throws as long as the disk gives no answer. */
  function recover(): void {
    if (database.isTransaction) database.exec('ROLLBACK');
    heads.forget();
    position = Number(readHead.get()?.['head']);
    failed = false;
  }

  function runAll(packed: Readonly<Packed>, count: number): Float64Array {
    const answers = new Float64Array(count * 3);
    begin.run();
    for (let at = 0, n = 0; n < count; n++) {
      answers.set(appendOne(packed, at), n * 3);
      at = endOfAppend(packed, at);
    }
    commit.run();
    return answers;
  }

  return {
    head: () => position,

    /** `count` appends, packed as in writer-messages, one after another. */
    run(packed: Readonly<Packed>, count: number): Float64Array {
      if (failed) recover();
      failed = true;
      const answers = runAll(packed, count);
      failed = false;
      heads.trim();
      return answers;
    },

    /** Gives the locks of a failed transaction back at once, so that readers and checkpoints don't wait for the next append. */
    rollBack(): void {
      if (database.isTransaction) database.exec('ROLLBACK');
    },
  };
}

/** Where the append that begins at `at` ends in the packed ones. */
export function endOfAppend(packed: Readonly<Packed>, at: number): number {
  return at + beforeFirstId + Number(packed[at + 3]) * perEvent;
}

/** The last revision that an earlier append with exactly these event ids, in this order, reached. */
function revisionOfRepeat(head: StreamHead, packed: Readonly<Packed>, at: number): number | undefined {
  const first = head.revisions.get(String(packed[at + beforeFirstId]));
  if (first === undefined) return undefined;
  const count = Number(packed[at + 3]);
  for (let n = 1; n < count; n++) {
    if (head.revisions.get(String(packed[at + beforeFirstId + n * perEvent])) !== first + n) return undefined;
  }
  return first + count - 1;
}

/** Ids that are partly known belong to another append: storing the rest would store an event twice. */
function hasKnownId(head: StreamHead, packed: Readonly<Packed>, at: number): boolean {
  if (head.revision < 0) return false;
  const end = endOfAppend(packed, at);
  for (let e = at + beforeFirstId; e < end; e += perEvent) {
    if (head.revisions.has(String(packed[e]))) return true;
  }
  return false;
}
