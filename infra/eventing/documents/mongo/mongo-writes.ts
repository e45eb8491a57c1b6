import { randomUUID } from 'node:crypto';
import { type AnyBulkWriteOperation, type BulkWriteResult, type Collection, MongoBulkWriteError } from 'mongodb';
import { EngineUnavailable } from '../../resilience/engine-unavailable.ts';
import { isDuplicate } from './mongo-failures.ts';
import { type MongoDocument, textKey } from './mongo-keys.ts';
import type { Write } from '../port.ts';

/** A write prepared before the first one is sent, so that an invalid document does not interrupt a batch. */
export type PreparedWrite = {
  collection: string;
  id: string;
  ifPosition: number | 'none';
  stored: Omit<MongoDocument, '_id' | 'writers'> | null;
};

/** Number of recent writers whose marks a document stores. */
const MARKS_KEPT = 4;

export function prepareWrite(
  { collection, id, document, position, ifPosition }: Write,
  keys: (document: unknown) => Pick<MongoDocument, 'keys' | 'elements'>,
): PreparedWrite {
  const stored = document && { position, body: JSON.stringify(document), ...keys(document) };
  return { collection, id: textKey(id), ifPosition, stored };
}

/** Applies the writes in order and returns for each whether it was applied. */
export async function applyWrites(
  writes: readonly PreparedWrite[],
  collectionOf: (name: string) => Collection<MongoDocument>,
): Promise<boolean[]> {
  const outcomes: boolean[] = [];
  for (const run of runsOf(writes)) {
    const collection = collectionOf(run.collection);
    outcomes.push(...(run.deletes ? [await remove(collection, run.writes)] : await store(collection, run.writes)));
  }
  return outcomes;
}

type Run = { collection: string; deletes: boolean; ids: Set<string>; writes: PreparedWrite[] };

/**
 * The writes that one command can contain: consecutive ones in a collection, each document once. A deletion is sent
 * alone, so that its count is unambiguous.
 */
function runsOf(writes: readonly PreparedWrite[]): Run[] {
  const runs: Run[] = [];
  for (const write of writes) {
    const { collection, id, stored } = write;
    const last = runs.at(-1);
    if (last && !last.deletes && stored && last.collection === collection && !last.ids.has(id)) {
      last.writes.push(write);
      last.ids.add(id);
    } else {
      runs.push({ collection, deletes: !stored, ids: new Set([id]), writes: [write] });
    }
  }
  return runs;
}

async function remove(collection: Collection<MongoDocument>, [write]: readonly PreparedWrite[]): Promise<boolean> {
  if (!write) return false;
  const { id, ifPosition } = write;
  if (ifPosition === 'none') return (await collection.findOne({ _id: id }, { projection: { _id: 1 } })) === null;
  return (await collection.deleteOne({ _id: id, position: ifPosition })).deletedCount === 1;
}

async function store(collection: Collection<MongoDocument>, writes: readonly PreparedWrite[]): Promise<boolean[]> {
  if (writes.length === 0) return [];
  const mark = randomUUID().slice(0, 13);
  try {
    const result = await collection.bulkWrite(
      writes.map((write) => operation(write, mark)),
      { ordered: true },
    );
    return await outcomesOf(result, collection, writes, mark);
  } catch (error) {
    if (!(error instanceof MongoBulkWriteError) || !isDuplicate(error)) throw error;
    // Another process inserted the same document at the same time. Earlier writes are done, later ones are not.
    const index = failedAt(error);
    const before = await outcomesOf(error.result, collection, writes.slice(0, index), mark);
    return [...before, false, ...(await store(collection, writes.slice(index + 1)))];
  }
}

function failedAt({ writeErrors }: MongoBulkWriteError): number {
  const [first] = [writeErrors].flat();
  return first?.index ?? 0;
}

function operation({ id, ifPosition, stored }: PreparedWrite, mark: string): AnyBulkWriteOperation<MongoDocument> {
  if (ifPosition === 'none')
    return {
      updateOne: { filter: { _id: id }, update: { $setOnInsert: { ...stored, writers: [mark] } }, upsert: true },
    };
  return {
    updateOne: {
      filter: { _id: id, position: ifPosition },
      update: { $set: { ...stored }, $push: { writers: { $each: [mark], $slice: -MARKS_KEPT } } },
    },
  };
}

/**
 * The response names applied insertions, but only counts applied replacements. All or none is unambiguous; otherwise
 * the applied ones carry our mark.
 */
async function outcomesOf(
  { upsertedIds, matchedCount }: BulkWriteResult,
  collection: Collection<MongoDocument>,
  writes: readonly PreparedWrite[],
  mark: string,
): Promise<boolean[]> {
  const inserted = new Set(Object.keys(upsertedIds).map(Number));
  const replacements = writes.filter(({ ifPosition }) => ifPosition !== 'none');
  const replaced = matchedCount - (writes.length - replacements.length - inserted.size);
  if (replaced === replacements.length || replaced === 0)
    return writes.map(({ ifPosition }, index) => (ifPosition === 'none' ? inserted.has(index) : replaced > 0));
  const marked = new Set(await idsMarked(collection, replacements, mark));
  if (marked.size !== replaced)
    throw new EngineUnavailable(
      'documents',
      new Error('Concurrent writers changed the same documents; the result of these writes is unknown'),
    );
  return writes.map(({ id, ifPosition }, index) => (ifPosition === 'none' ? inserted.has(index) : marked.has(id)));
}

async function idsMarked(
  collection: Collection<MongoDocument>,
  writes: readonly PreparedWrite[],
  mark: string,
): Promise<string[]> {
  const found = await collection
    .find({ _id: { $in: writes.map(({ id }) => id) } }, { projection: { writers: 1 } })
    .toArray();
  return found.filter(({ writers }) => writers.includes(mark)).map(({ _id }) => _id);
}
