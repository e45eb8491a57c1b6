import { randomUUID } from 'node:crypto';
import { MongoClient } from 'mongodb';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { reservePort } from '#infra/setup/reserved-port.mjs';
import { StartupError, EngineUnavailable } from '#infra/eventing/resilience.ts';
import { openMongoDocuments } from '#infra/eventing/mongo.ts';
import type { Documents, Unreadable, Write } from '#infra/eventing/documents.ts';
import { isFullScope } from '../harness/test-scope.ts';
import { sharedEngine } from '../engines/shared-engine.ts';
import { documentsContract } from '../../infra/eventing/adapter-tests.ts';

let url: string;
beforeAll(async () => {
  ({ url } = await sharedEngine('mongo'));
});

documentsContract(
  'MongoDB',
  async () => {
    const database = `suki-${randomUUID()}`;
    const unreadable: Unreadable[] = [];
    const documents = openMongoDocuments({ url, database, onUnreadable: (one) => void unreadable.push(one) });
    return {
      documents,
      unreadable,
      async damage(collection, id) {
        const client = new MongoClient(url);
        await client
          .db(database)
          .collection<{ _id: string }>(collection)
          .updateOne({ _id: id }, { $set: { body: '{"pri' } });
        await client.close();
      },
      dispose: () => documents.close(),
    };
  },
  { runs: isFullScope ? 100 : 15 },
);

const workers = {
  name: 'workers',
  fields: ['rating', 'city', 'trade'],
  arrays: ['services'],
  compound: [['city', 'trade'], ['rating']],
};
const worker = (id: string, rating: number, position = 1, ifPosition: number | 'none' = 'none'): Write => ({
  collection: 'workers',
  id,
  document: { rating, city: 'Makati', services: ['s1'] },
  position,
  ifPosition,
});

describe('MongoDB documents in their collections', () => {
  let database: string;
  let documents: Documents;
  let client: MongoClient;
  beforeEach(async () => {
    database = `suki-${randomUUID()}`;
    documents = openMongoDocuments({ url, database });
    client = new MongoClient(url);
  });
  afterEach(async () => {
    await documents.close();
    await client.close();
  });

  test('index every compound, array and field that no compound names, and nothing else', async () => {
    await documents.ensure({ ...workers, arrays: ['skills'], compound: [['rating', 'city']] });
    await documents.ensure(workers, { indexes: 'later' });
    await documents.ensure(workers);
    const indexes = await client.db(database).collection('workers').indexes();
    expect(Object.fromEntries(indexes.map(({ name, key }) => [name, key]))).toEqual({
      _id_: { _id: 1 },
      'fields:rating': { 'keys.rating': -1, _id: 1 },
      'fields:city,trade': { 'keys.city': 1, 'keys.trade': -1, _id: 1 },
      'array:services': { 'elements.services': 1 },
    });
  });

  test('show an additional writer’s changes immediately, and report each write’s outcome correctly', async () => {
    const other = openMongoDocuments({ url, database });
    await Promise.all([documents.ensure(workers), other.ensure(workers)]);
    await documents.write([worker('w1', 4)]);
    expect(await other.write([worker('w1', 5, 2, 1), worker('w2', 5)])).toEqual([true, true]);
    expect(
      await documents.write([worker('w1', 3, 2, 1), worker('w2', 3, 2, 1), worker('w3', 3, 2, 1), worker('w3', 3)]),
    ).toEqual([false, true, false, true]);
    expect(await documents.get('workers', 'w1')).toMatchObject({ position: 2, document: { rating: 5 } });
    await other.close();
  });

  test('confirm each of many concurrent writes of the same documents to one writer only', async () => {
    const others = Array.from({ length: 6 }, () => openMongoDocuments({ url, database }));
    await Promise.all(others.map((each) => each.ensure(workers)));
    const ids = Array.from({ length: 20 }, (_, n) => `w${n}`);
    for (const [position, ifPosition] of [
      [1, 'none'],
      [2, 1],
      [3, 2],
      [4, 3],
    ] as const) {
      const outcomes = await Promise.all(
        others.map((each, n) =>
          each.write((n % 2 ? ids : ids.toReversed()).map((id) => worker(id, n, position, ifPosition))),
        ),
      );
      const yes = outcomes.flatMap((outcome) => outcome.filter(Boolean)).length;
      expect(yes).toBe(ids.length);
    }
    await Promise.all(others.map((each) => each.close()));
  });

  test('report a document that the server rejects as the document’s fault', async () => {
    await documents.ensure(workers);
    const large = { ...worker('w1', 1), document: { text: 'x'.repeat(17_000_000) } };
    const refused = await documents.write([large]).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(Error);
    expect(refused).not.toBeInstanceOf(EngineUnavailable);
    expect(await documents.write([worker('w1', 1)])).toEqual([true]);
  });
});

test('skip to a late page over index keys, never over documents', async () => {
  const asked: { skip: number; readsDocuments: boolean }[] = [];
  const documents = openMongoDocuments({
    url,
    database: `suki-${randomUUID()}`,
    open: (address) =>
      new MongoClient(address, { monitorCommands: true }).on('commandStarted', ({ commandName, command }) => {
        if (commandName === 'find')
          asked.push({ skip: Number(command['skip'] ?? 0), readsDocuments: command['projection']?.body === 1 });
      }),
  });
  await documents.ensure(workers);
  await documents.write(Array.from({ length: 2_000 }, (_, n) => worker(`w${n}`, Math.floor(n / 4))));
  asked.length = 0;
  for (const field of ['rating', 'id'])
    expect(await documents.find('workers', { sort: [[field, 'desc']], skip: 1_501, limit: 50 })).toHaveLength(50);
  expect(asked.filter(({ skip }) => skip > 500)).toEqual([
    { skip: 1_501, readsDocuments: false },
    { skip: 1_501, readsDocuments: false },
  ]);
  expect(asked.filter(({ readsDocuments }) => readsDocuments).map(({ skip }) => skip)).toEqual([1, 0]);
  await documents.close();
});

test('stop the start with a one-sentence error for a malformed address', () => {
  expect(() => openMongoDocuments({ url: 'localhost:27017' })).toThrow(StartupError);
  expect(() => openMongoDocuments({ url: 'mongodb://' })).toThrow(
    /^The address of the documents is not a valid MongoDB address/,
  );
});

test('report MongoDB as unavailable when nothing listens at its address, and after closing', async () => {
  const { port, release } = await reservePort();
  const nowhere = openMongoDocuments({ url: `mongodb://127.0.0.1:${port}` });
  await expect(nowhere.ensure(workers)).rejects.toThrow(EngineUnavailable);
  await nowhere.close();
  await expect(nowhere.ensure(workers)).rejects.toThrow(EngineUnavailable);
  await release();
});
