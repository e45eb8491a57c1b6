import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { v5 as uuidV5 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type PushBatch, CHANGES_TOPIC } from '#contracts/realtime/changes.ts';
import type { Documents } from '#infra/eventing/documents.ts';
import { openSqliteEventLog } from '#infra/eventing/sqlite.ts';
import type { EventLog } from '#contracts/events/event-log.ts';
import { memoryDocuments } from '#infra/eventing/testing.ts';
import {
  checkpointSchema,
  prepareReadModels,
  followCheckpoints,
  type Projector,
  type ProjectorOptions,
  startProjector,
  ownedBy,
  type Shard,
  shardsOf,
} from '#infra/eventing/projections.ts';
import { defineReadModel } from './read-model.ts';
import { pushTopic } from './read-model.ts';

/** Long enough for a busy machine. */
const PATIENT_MS = 60_000;

type Tally = { names: string[] };

/** Each event changes its account's document and a common one, which may belong to different shards. */
const tallies = defineReadModel<Tally>({
  name: 'tallies',
  version: 1,
  on: {
    LoginClaimed: {
      ids: ({ data }) => [data.accountId, 'everybody'],
      apply: (tally, { data }) => ({ names: [...(tally?.names ?? []), data.at] }),
    },
  },
  push: ({ names }, _, id) => [
    {
      namespace: 'account',
      event: 'worker:data_updated',
      to: { accounts: [id] },
      payload: { names: names.length },
    },
  ],
});

const silent = { info: () => {}, warn: () => {}, error: () => {} };
const accounts = ['maria', 'ramon', 'jun', 'ana', 'bea'];

let folder: string;
let eventLog: EventLog;
let documents: Documents;
let running: Projector[];
let changes: PushBatch[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'suki-shards-'));
  eventLog = await openSqliteEventLog({ folder });
  documents = memoryDocuments();
  [running, changes] = [[], []];
});

afterEach(async () => {
  await stopAll();
  await eventLog.close();
  await rm(folder, { recursive: true });
});

async function stopAll(): Promise<void> {
  for (const projector of running.splice(0)) await projector.stop();
}

async function appendEvents(count: number): Promise<number> {
  const before = await eventLog.head();
  for (let n = before; n < before + count; n++) {
    const id = uuidV5(`e${n}`, uuidV5.URL);
    const accountId = accounts[n % accounts.length] ?? '';
    await eventLog.append(`login-${accountId}`, 'any', [
      {
        id,
        type: 'LoginClaimed',
        data: { accountId, kind: 'email', at: `${n}` },
        metadata: { schemaVersion: 1, actor: 'system', commandId: id, $correlationId: id, $causationId: id },
      },
    ]);
  }
  return eventLog.head();
}

async function start(shard: Shard, options: Partial<ProjectorOptions> = {}): Promise<Projector> {
  const bus = {
    publish: async (messages: readonly { topic: string; value: unknown }[]) => {
      for (const { topic, value } of messages) if (topic === CHANGES_TOPIC) changes.push(value as PushBatch);
    },
  };
  const projector = await startProjector({
    pushTopic,
    eventLog,
    documents,
    bus,
    readModels: [tallies],
    shard,
    signal: new AbortController().signal,
    logger: silent,
    batchSize: 7,
    ...options,
  });
  running.push(projector);
  return projector;
}

async function prepare(shards: number): Promise<void> {
  await prepareReadModels(documents, [tallies], { shards, head: await eventLog.head(), eventLog });
}

async function startAll(shards: number): Promise<void> {
  await prepare(shards);
  for (const shard of shardsOf(shards)) await start(shard);
}

async function until(position: number): Promise<void> {
  const stopping = new AbortController();
  const progress = await followCheckpoints({
    documents,
    log: (await eventLog.identity()).id,
    readModels: [tallies],
    signal: stopping.signal,
  });
  expect(await progress.waitFor(position, PATIENT_MS)).toBe(true);
  stopping.abort();
}

const stored = async () =>
  (await documents.find<Tally>('tallies')).map(({ id, position, document }) => ({
    id,
    position,
    names: document.names.length,
  }));

/** The documents of a single projector. */
async function rebuilt() {
  const fresh = memoryDocuments();
  const projector = await startProjector({
    pushTopic,
    eventLog,
    documents: fresh,
    bus: { publish: async () => {} },
    readModels: [tallies],
    signal: new AbortController().signal,
    logger: silent,
  });
  await projector.caughtUp;
  await projector.stop();
  return (await fresh.find<Tally>('tallies')).map(({ id, position, document }) => ({
    id,
    position,
    names: document.names.length,
  }));
}

describe('shards', () => {
  it('divide the documents: each has one owner, and none is empty', () => {
    const ids = Array.from({ length: 1000 }, (_, n) => `document-${n}`);
    const owners = shardsOf(8).map((shard) => ids.filter(ownedBy(shard, 'tallies') ?? (() => true)));
    expect(owners.flat().toSorted()).toEqual(ids.toSorted());
    for (const owned of owners) expect(owned.length).toBeGreaterThan(60);
  });

  it('yield together the documents of one projector, and each sends its own pushes', async () => {
    await startAll(3);
    await until(await appendEvents(40));
    expect(await stored()).toEqual(await rebuilt());
    expect(changes.flatMap(({ announcements }) => announcements)).toHaveLength(80);
    expect(new Set(changes.map(({ shard }) => shard)).size).toBeGreaterThan(1);
  });

  it('report the progress of the slowest one', async () => {
    await prepare(2);
    const [ahead] = [await start({ index: 0, of: 2 })];
    const position = await appendEvents(10);
    expect(await ahead.waitFor(position, PATIENT_MS)).toBe(true);
    const stopping = new AbortController();
    const progress = await followCheckpoints({
      documents,
      log: (await eventLog.identity()).id,
      readModels: [tallies],
      signal: stopping.signal,
    });
    expect(progress.position()).toBe(0);
    await start({ index: 1, of: 2 });
    expect(await progress.waitFor(position, PATIENT_MS)).toBe(true);
    stopping.abort();
  });

  it('tolerate two processes with the same shard', async () => {
    await startAll(2);
    for (const shard of shardsOf(2)) await start(shard);
    await until(await appendEvents(40));
    expect(await stored()).toEqual(await rebuilt());
  });

  it('continue from the lowest checkpoint when their number changes, without a rebuild', async () => {
    await startAll(2);
    await until(await appendEvents(20));
    for (const shards of [3, 1, 4]) {
      await stopAll();
      let loaded = 0;
      await prepare(shards);
      for (const shard of shardsOf(shards))
        await start(shard, {
          metrics: {
            projected: (events) => {
              loaded += events;
            },
          },
        });
      await until(await appendEvents(5));
      expect(await stored()).toEqual(await rebuilt());
      expect(loaded).toBeLessThanOrEqual(5 * shards);
      expect(await documents.count(checkpointSchema.name)).toBe(shards);
    }
  });

  it('of an earlier number stop without overwriting the new ones', async () => {
    await startAll(2);
    await until(await appendEvents(10));
    await prepare(3);
    const before = await documents.find(checkpointSchema.name);
    const position = await appendEvents(10);
    await Promise.all(running.map((projector) => projector.waitFor(position, PATIENT_MS)));
    await stopAll();
    expect((await documents.find(checkpointSchema.name)).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    for (const shard of shardsOf(3)) await start(shard);
    await until(position);
    expect(await stored()).toEqual(await rebuilt());
  });
});

it('sends no pushes for events before a checkpoint of an earlier version', async () => {
  const before = await appendEvents(3);
  await prepare(1);
  for (const { id, document, position } of await documents.find<object>(checkpointSchema.name))
    await documents.write([
      {
        collection: checkpointSchema.name,
        id,
        document: { ...document, silentUntil: undefined, quietUntil: before },
        position,
        ifPosition: position,
      },
    ]);
  await startAll(1);
  await until(before);
  expect(changes.flatMap(({ announcements }) => announcements)).toEqual([]);
});
