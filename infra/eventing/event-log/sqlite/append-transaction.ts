import type { DatabaseSync } from 'node:sqlite';
import { createStreamHeads, type StreamHead } from './stream-heads.ts';
import type { ExpectedRevision } from '../port.ts';
import type { AppendAnswer, AppendRequest } from './writer-messages.ts';

/**
 * Stores any number of appends in one transaction. An append is checked before its first insert, so a refused one
 * leaves no trace, and later ones see the events of earlier ones. Throws if the transaction fails; then none of it is
 * stored.
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

  function appendOne(append: AppendRequest): AppendAnswer {
    const head = heads.get(append.stream);
    const repeated = revisionOfRepeat(head, append);
    if (repeated !== undefined)
      return { isAccepted: true, revision: repeated, position: positionOf(head, repeated), isRepeat: true };
    const isAccepted = isAtExpectedRevision(append.expected, head.revision) && !hasKnownId(head, append);
    if (!isAccepted) return { isAccepted, revision: head.revision, position: 0, isRepeat: false };
    if (!head.stored) {
      insertStream.run(head.number, append.stream);
      head.stored = true;
    }
    insertEvents(head, append);
    return { isAccepted, revision: head.revision, position, isRepeat: false };
  }

  function insertEvents(head: StreamHead, { recordedAt, events }: AppendRequest): void {
    for (const { id, type, data, metadata } of events) {
      insertEvent.run(position + 1, head.number, head.revision + 1, id, type, data, metadata, recordedAt);
      position++;
      heads.push(head, id);
    }
  }

  function positionOf(head: StreamHead, revision: number): number {
    return Number(readPosition.get(head.number, revision)?.['position']);
  }

  /** After a failed transaction the cached heads are invalid. Throws while the disk cannot be read. */
  function recover(): void {
    if (database.isTransaction) database.exec('ROLLBACK');
    heads.forget();
    position = Number(readHead.get()?.['head']);
    failed = false;
  }

  function runAll(appends: readonly AppendRequest[]): AppendAnswer[] {
    begin.run();
    const answers = appends.map(appendOne);
    commit.run();
    return answers;
  }

  return {
    head: () => position,

    run(appends: readonly AppendRequest[]): AppendAnswer[] {
      if (failed) recover();
      failed = true;
      const answers = runAll(appends);
      failed = false;
      heads.trim();
      return answers;
    },

    /**
     * Releases the locks of a failed transaction at once, so that readers and checkpoints do not wait for the next
     * append.
     */
    rollBack(): void {
      if (database.isTransaction) database.exec('ROLLBACK');
    },
  };
}

/** For an append that was stored before (the same event ids in the same order): its last revision. */
function revisionOfRepeat(head: StreamHead, { events: [first, ...others] }: AppendRequest): number | undefined {
  const revision = first && head.revisions.get(first.id);
  if (revision === undefined) return undefined;
  const repeated = others.every(({ id }, n) => head.revisions.get(id) === revision + n + 1);
  return repeated ? revision + others.length : undefined;
}

/** If only some ids are stored, they belong to another append: storing the rest would store an event twice. */
function hasKnownId(head: StreamHead, { events }: AppendRequest): boolean {
  return head.revision >= 0 && events.some(({ id }) => head.revisions.has(id));
}

/** `head`: last revision of the stream; -1 if empty. */
function isAtExpectedRevision(expected: ExpectedRevision, head: number): boolean {
  return expected === 'any' || (expected === 'none' ? -1 : expected) === head;
}
