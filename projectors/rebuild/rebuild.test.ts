import { eventSchemas } from '#contracts/events/registry.ts';
import { writeFileSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openReadModelFiles, readModelFiles } from '#infra/service/read-model-files.ts';
import { replaceSqliteDocuments, openSqliteEventLog } from '#infra/eventing/sqlite.ts';
import type { EventLog } from '#contracts/events/event-log.ts';
import type { Documents } from '#infra/eventing/documents.ts';
import { fillLog } from '#tests/bench/realistic-log.ts';
import { moveRelayCheckpoint, openRelayCheckpoint } from '#infra/eventing/integration.ts';
import { parkedEventsSchema, schemaOf, rebuildReadModels } from '#infra/eventing/projections.ts';
import { openTaskStore } from '#infra/eventing/process-managers.ts';
import { allReadModels } from '../read-models/all.ts';
import { rebuildEmbedded } from './rebuild-embedded.ts';
import { startProjectors } from '../start.ts';
import { testStart } from '#tests/harness/test-clock.ts';

const logger = { info: () => {}, warn: () => {}, error: () => {} };
/** More than a rebuilding read model keeps indexed in memory. */
const EVENTS = 6_000;

let folder: string;
let eventLog: EventLog;
let clock = testStart;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'suki-rebuild-'));
  eventLog = await openSqliteEventLog({ folder, now: () => clock });
});
afterEach(async () => {
  await eventLog.close();
  await rm(folder, { recursive: true });
});

const fill = () =>
  fillLog(eventLog, {
    events: EVENTS,
    setNow: (now) => {
      clock = now;
    },
  });
const rebuild = (documents: Documents) =>
  rebuildReadModels({
    eventLog,
    documents,
    readModels: allReadModels,
    eventTypes: Object.keys(eventSchemas).length,
    logger,
  });

async function everything(documents: Documents): Promise<Record<string, unknown[]>> {
  const found: Record<string, unknown[]> = {};
  for (const readModel of allReadModels) {
    await documents.ensure(schemaOf(readModel));
    found[readModel.name] = await documents.find(readModel.name);
  }
  return found;
}

async function inFiles<Result>(work: (documents: Documents) => Promise<Result>): Promise<Result> {
  const documents = await openReadModelFiles(folder);
  try {
    return await work(documents);
  } finally {
    await documents.close();
  }
}

it('yields the same documents as live projection, in place and as new files', async () => {
  const live = await inFiles(async (documents) => {
    const projector = await startProjectors({
      eventLog,
      documents,
      bus: { publish: async () => {} },
      signal: new AbortController().signal,
      logger,
    });
    await fill();
    expect(await projector.waitFor(await eventLog.head(), 120_000)).toBe(true);
    await projector.stop();
    return everything(documents);
  });
  expect(live['bookings']?.length).toBeGreaterThan(100);

  expect(await inFiles(rebuild)).toBe(EVENTS);
  expect(await inFiles(everything)).toEqual(live);
  expect(await rebuildEmbedded(folder)).toBe(EVENTS);
  expect(await inFiles(everything)).toEqual(live);
});

it('leaves the documents unchanged when it fails half-way', async () => {
  await fill();
  await inFiles(rebuild);
  const before = await inFiles(everything);
  const broken = replaceSqliteDocuments(readModelFiles(folder), async ([first = '']) => {
    writeFileSync(first, 'half a file');
    throw new Error('stopped half-way');
  });
  await expect(broken).rejects.toThrow('stopped half-way');
  expect(await inFiles(everything)).toEqual(before);
  expect((await readdir(folder)).filter((name) => name.includes('fresh'))).toEqual([]);
});

const remind = {
  name: 'remind',
  on: {
    BookingRequested: ({ id }: { id: string }) => ({
      schedule: { key: id, dueAt: '2099-01-01T00:00:00.000Z', data: {} },
    }),
  },
};

it('keeps the checkpoints of policies and the relay, so that nothing is sent or published twice', async () => {
  await fill();
  const position = await eventLog.head();
  const tasks = await inFiles(async (documents) => {
    await moveRelayCheckpoint({ eventLog, documents, topic: 'suki.events' }, position);
    const store = await openTaskStore(documents, eventLog);
    const events = await eventLog.readAll({ after: 0, limit: EVENTS });
    await store.apply([remind], events, { from: 0, position });
    const parked = ['remind~e1', 'bookings~e1'].map((id) => ({
      collection: parkedEventsSchema.name,
      id,
      document: { readModel: id.split('~')[0], at: '' },
      position: 1,
      ifPosition: 'none' as const,
    }));
    await documents.write(parked);
    return documents.find('policy-tasks');
  });
  expect(tasks.length).toBeGreaterThan(100);

  await rebuildEmbedded(folder);
  await inFiles(async (documents) => {
    const store = await openTaskStore(documents, eventLog);
    expect(await store.checkpoint()).toBe(position);
    expect(await documents.find('policy-tasks')).toEqual(tasks);
    expect((await store.due('2100-01-01T00:00:00.000Z', 1)).length).toBe(1);
    const relay = await openRelayCheckpoint({ eventLog, documents, topic: 'suki.events' });
    expect(relay.position()).toBe(position);
    expect((await documents.find(parkedEventsSchema.name)).map(({ id }) => id)).toEqual(['remind~e1']);
  });
});

it('replaces a damaged file without its content', async () => {
  await fill();
  for (const file of readModelFiles(folder))
    writeFileSync(file, 'no database at all, whatever it once was'.repeat(500));
  expect(await rebuildEmbedded(folder)).toBe(EVENTS);
  expect((await inFiles(everything))['bookings']?.length).toBeGreaterThan(100);
});
