import { randomUUID } from 'node:crypto';
import { type Collection, MongoClient } from 'mongodb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keysOf, type MongoDocument, applyWrites, prepareWrite } from '#infra/eventing/adapter-tests.ts';
import type { Write } from '#infra/eventing/documents.ts';
import { EngineUnavailable } from '#infra/eventing/resilience.ts';
import { sharedEngine } from '../engines/shared-engine.ts';

const schema = { name: 'workers', fields: ['rating'] };

let client: MongoClient;
let collection: Collection<MongoDocument>;
beforeEach(async () => {
  client = new MongoClient((await sharedEngine('mongo')).url);
  collection = client.db(`suki-${randomUUID()}`).collection(schema.name);
});
afterEach(() => client.close());

const write = (id: string, position: number, ifPosition: number | 'none' = 'none'): Write => ({
  collection: schema.name,
  id,
  document: { rating: position },
  position,
  ifPosition,
});

function apply(writes: readonly Write[], to = collection): Promise<boolean[]> {
  return applyWrites(
    writes.map((each) => prepareWrite(each, keysOf(schema))),
    () => to,
  );
}

type BulkWrite = Collection<MongoDocument>['bulkWrite'];

/** A collection that runs `bulkWrite` instead of each bulk of writes. */
function disturbed(bulkWrite: BulkWrite): Collection<MongoDocument> {
  return new Proxy(collection, {
    get: (target, name) => (name === 'bulkWrite' ? bulkWrite : Reflect.get(target, name).bind(target)),
  });
}

/** After a bulk write and before its outcome is known, another process rewrites w1 `times` times. */
function collectionWithConcurrentWrites(times: number): Collection<MongoDocument> {
  return disturbed(async (...bulk) => {
    const result = await collection.bulkWrite(...bulk);
    for (let n = 0; n < times; n++) expect(await apply([write('w1', 2 + n + 1, 2 + n)])).toEqual([true]);
    return result;
  });
}

describe('the reported outcome of a write', () => {
  beforeEach(async () => {
    await apply([write('w1', 1), write('w2', 1), write('w3', 1)]);
  });

  it('is right when others overwrite it immediately', async () => {
    expect(
      await apply([write('w1', 2, 1), write('w2', 2, 7), write('w3', 2, 1)], collectionWithConcurrentWrites(3)),
    ).toEqual([true, false, true]);
  });

  it('is an error when it was overwritten too often to be known', async () => {
    await expect(
      apply([write('w1', 2, 1), write('w2', 2, 7), write('w3', 2, 1)], collectionWithConcurrentWrites(9)),
    ).rejects.toThrow(EngineUnavailable);
  });

  it('needs no extra read when all or none of the writes happened', async () => {
    expect(await apply([write('w1', 2, 1), write('w2', 2, 1)], collectionWithConcurrentWrites(9))).toEqual([
      true,
      true,
    ]);
    expect(await apply([write('w2', 9, 1), write('w4', 9, 1), write('w3', 5)])).toEqual([false, false, false]);
  });

  it('is right when another process inserts the same document concurrently', async () => {
    // The server reports this for an insertion that lost the race; here every insertion that finds a document has lost
    // it.
    const racing = disturbed((operations, options) =>
      collection
        .bulkWrite(
          operations.map((each) =>
            'updateOne' in each && each.updateOne.upsert ? { insertOne: { document: inserted(each.updateOne) } } : each,
          ),
          options,
        )
        .then((result) => Object.assign(Object.create(result), { upsertedIds: result.insertedIds })),
    );
    expect(await apply([write('w2', 2, 1), write('w1', 5), write('w3', 2, 1), write('w2', 5)], racing)).toEqual([
      true,
      false,
      true,
      false,
    ]);
    expect(
      (await collection.find({}, { sort: { _id: 1 } }).toArray()).map(({ _id, position }) => [_id, position]),
    ).toEqual([
      ['w1', 1],
      ['w2', 2],
      ['w3', 2],
    ]);
  });
});

function inserted({ filter, update }: { filter: object; update: unknown }): MongoDocument {
  const { $setOnInsert } = update as { $setOnInsert: Omit<MongoDocument, '_id'> };
  return { ...(filter as { _id: string }), ...$setOnInsert };
}
