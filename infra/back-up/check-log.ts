import type { DatabaseSync } from 'node:sqlite';
import type { LogIdentity } from '../eventing/event-log.ts';
import { damageOf } from '../eventing/sqlite.ts';
import { FILE_ID } from '../files/file-id.ts';
import { type DatabaseUse, openDatabase } from './open-database.ts';

/** The result of reading a log file. `named`: ids of stored files, each with the first stream that names it. */
export type LogCheck = {
  identity: LogIdentity | null;
  events: number;
  head: number;
  named: { pictures: Map<string, string>; documents: Map<string, string> };
  problems: string[];
};

const stored = new RegExp(String.raw`/api/files/(${FILE_ID})(?![\w-])`, 'g');
const MOST_PROBLEMS = 20;
const everyEvent =
  'SELECT e.position, e.stream, s.name, e.revision, e.type, e.data, e.metadata FROM events e LEFT JOIN streams ' +
  's ON s.number = e.stream ORDER BY e.position';

/** Reads the whole log, from its first event to its head. */
export function checkLog(file: string, kept: DatabaseUse): LogCheck {
  const check: LogCheck = {
    identity: null,
    events: 0,
    head: 0,
    named: { pictures: new Map(), documents: new Map() },
    problems: [],
  };
  const add = (problem: string) => void (check.problems.length < MOST_PROBLEMS && check.problems.push(problem));
  let database: DatabaseSync | undefined;
  try {
    database = openDatabase(file, kept);
    const damage = damageOf(database, 'integrity_check');
    if (damage !== null) add(`The event log is damaged: ${damage}.`);
    else readThrough(database, check, add);
  } catch (failure) {
    add(`Cannot read the event log: ${failure instanceof Error ? failure.message : String(failure)}.`);
  } finally {
    database?.close();
  }
  return check;
}

function readThrough(database: DatabaseSync, check: LogCheck, add: (problem: string) => void): void {
  check.identity = identityIn(database);
  const revisions = new Map<number, number>();
  for (const row of database.prepare(everyEvent).iterate()) {
    const [position, stream, revision, name] = [
      Number(row['position']),
      Number(row['stream']),
      Number(row['revision']),
      String(row['name']),
    ];
    if (position !== check.head + 1) add(`The log has a gap: position ${position} follows ${check.head}.`);
    if (row['name'] === null) add(`The event at position ${position} has no stream.`);
    const expected = (revisions.get(stream) ?? -1) + 1;
    if (revision !== expected)
      add(`The stream ${name} has a gap: revision ${revision} instead of ${expected} at position ${position}.`);
    revisions.set(stream, revision);
    check.events++;
    check.head = position;
    note(
      check,
      { type: String(row['type']), data: String(row['data']), metadata: String(row['metadata']), name, position },
      add,
    );
  }
}

function note(
  { named }: LogCheck,
  {
    type,
    data,
    metadata,
    name,
    position,
  }: Record<'type' | 'data' | 'metadata' | 'name', string> & { position: number },
  add: (problem: string) => void,
): void {
  try {
    JSON.parse(metadata);
    const parsed: unknown = JSON.parse(data);
    for (const [, id = ''] of data.matchAll(stored)) if (!named.pictures.has(id)) named.pictures.set(id, name);
    const document =
      parsed !== null && typeof parsed === 'object' && 'documentId' in parsed ? parsed.documentId : undefined;
    if (typeof document === 'string' && !named.documents.has(document)) named.documents.set(document, name);
  } catch {
    add(`The event at position ${position} (${type} in ${name}) is not valid JSON.`);
  }
}

/** Null for a log last opened before identities existed. */
export function identityIn(database: DatabaseSync): LogIdentity | null {
  if (!database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'identity'").get()) return null;
  const row = database.prepare('SELECT id, origin FROM identity').get();
  return row ? { id: String(row['id']), origin: String(row['origin']) } : null;
}
