import { randomUUID } from 'node:crypto';
import { MongoClient } from 'mongodb';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openMongoDocuments } from '#infra/eventing/mongo.ts';
import type { Documents, Write } from '#infra/eventing/documents.ts';
import { EngineUnavailable } from '#infra/eventing/resilience.ts';
import type { StartedEngine } from '../engines/engine.ts';
import { startOwnMongo } from '../engines/mongo.ts';
import { startSilentProxy } from '../engines/silent-proxy.ts';

let engine: StartedEngine;
beforeAll(async () => {
  engine = await startOwnMongo();
});
afterAll(() => engine?.stop());

const workers = { name: 'workers', fields: ['rating', 'city'] };
const worker = (id: string, rating: number, position = 1, ifPosition: number | 'none' = 'none'): Write => ({
  collection: 'workers',
  id,
  document: { rating, city: 'Makati', services: ['s1'] },
  position,
  ifPosition,
});

describe('MongoDB during an outage', () => {
  let documents: Documents;
  beforeEach(() => {
    documents = openMongoDocuments({ url: engine.url, database: `suki-${randomUUID()}` });
  });
  afterEach(() => documents.close());

  test('is reported as unavailable soon, keeps acknowledged writes, and is used again after its return', async () => {
    await documents.ensure(workers);
    await documents.write([worker('w1', 4), worker('w2', 5)]);
    await engine.kill();
    await expectAllAway(documents, 4_500);
    await engine.restart();
    await expect.poll(() => documents.count('workers').catch(() => -1)).toBe(2);
    expect(await documents.write([worker('w1', 3, 2, 1)])).toEqual([true]);
    expect((await documents.find('workers', { sort: [['rating', 'desc']] })).map(({ id }) => id)).toEqual(['w2', 'w1']);
  });

  test('may start later than its users', async () => {
    await engine.kill();
    await expect(documents.ensure(workers)).rejects.toThrow(EngineUnavailable);
    await engine.restart();
    await expect
      .poll(() =>
        documents.ensure(workers).then(
          () => true,
          () => false,
        ),
      )
      .toBe(true);
    expect(await documents.write([worker('w1', 4)])).toEqual([true]);
  });
});

test('MongoDB that accepts connections without answering counts as unavailable until it answers', async () => {
  const { hostname, port } = new URL(engine.url);
  const proxy = await startSilentProxy({ host: hostname, port: Number(port) });
  const documents = openMongoDocuments({
    url: `mongodb://127.0.0.1:${proxy.port}/?directConnection=true`,
    database: `suki-${randomUUID()}`,
  });
  await documents.ensure(workers);
  await documents.write([worker('w1', 4), worker('w2', 5)]);
  proxy.fallSilent();
  await expectAllAway(documents, 7_500);
  proxy.speakAgain();
  await expect.poll(() => documents.get('workers', 'w2').catch(() => null)).toMatchObject({ document: { rating: 5 } });
  expect(await documents.write([worker('w1', 3, 2, 1)])).toEqual([true]);
  await documents.close();
  await proxy.close();
});

test('a client whose server answers only others is replaced, and keeps its declared collections', async () => {
  const { hostname, port } = new URL(engine.url);
  const proxy = await startSilentProxy({ host: hostname, port: Number(port) });
  const ways = [`mongodb://127.0.0.1:${proxy.port}/?directConnection=true`];
  let rebuilt = 0;
  const documents = openMongoDocuments({
    url: engine.url,
    database: `suki-${randomUUID()}`,
    wedgedAfterMs: 500,
    open: (straight) => new MongoClient(ways.pop() ?? straight, { serverSelectionTimeoutMS: 2_000 }),
    onRebuilt: () => void rebuilt++,
  });
  await documents.ensure(workers);
  await documents.write([worker('w1', 4), worker('w2', 5)]);
  proxy.fallSilent();
  await expect(documents.get('workers', 'w1')).rejects.toThrow(EngineUnavailable);
  await expect.poll(() => documents.get('workers', 'w2').catch(() => null)).toMatchObject({ document: { rating: 5 } });
  expect(await documents.write([worker('w1', 3, 2, 1)])).toEqual([true]);
  expect((await documents.find('workers', { sort: [['rating', 'desc']] })).map(({ id }) => id)).toEqual(['w2', 'w1']);
  expect(rebuilt).toBe(1);
  await documents.close();
  await proxy.close();
});

async function expectAllAway(documents: Documents, withinMs: number): Promise<void> {
  const startedAt = performance.now();
  await Promise.all([
    expect(documents.get('workers', 'w1')).rejects.toThrow(EngineUnavailable),
    expect(documents.getMany('workers', ['w1'])).rejects.toThrow(EngineUnavailable),
    expect(documents.find('workers', { where: { city: { eq: 'Makati' } } })).rejects.toThrow(EngineUnavailable),
    expect(documents.count('workers')).rejects.toThrow(EngineUnavailable),
    expect(documents.write([worker('w3', 1)])).rejects.toThrow(EngineUnavailable),
    expect(documents.ensure(workers)).rejects.toThrow(EngineUnavailable),
  ]);
  expect(performance.now() - startedAt).toBeLessThan(withinMs);
}
