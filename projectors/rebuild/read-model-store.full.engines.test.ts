import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { EventMetadata } from '#contracts/events/envelope.ts';
import { readConfig } from '#infra/service/config.ts';
import { openEngines } from '#infra/service-context/engines.ts';
import { openEventStoreLog } from '#infra/eventing/eventstore.ts';
import { createLogger } from '#infra/service/logging.ts';
import { createRetryUntilAvailable } from '#infra/eventing/resilience.ts';
import { fillLog } from '#tests/bench/realistic-log.ts';
import { startEventStore } from '#tests/engines/eventstore.ts';
import type { StartedEngine } from '#tests/engines/engine.ts';
import { sharedEngine } from '#tests/engines/shared-engine.ts';
import { allReadModels } from '../read-models/all.ts';
import { startProjectors } from '../start.ts';
import { openReadModelStore } from './read-model-store.ts';
import { now } from '#tests/harness/test-clock.ts';

const EVENTS = 300;
const logger = createLogger('silent');
// A starting engine may take longer than a command's usual patience.
const waitingForEngine = createRetryUntilAvailable(new AbortController().signal, logger);
let folder: string;
let eventStore: StartedEngine;
let mongoUrl: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'suki-anew-'));
  eventStore = await startEventStore();
  const url = new URL((await sharedEngine('mongo')).url);
  url.pathname = `/anew-${randomUUID()}`;
  mongoUrl = url.toString();
});
afterAll(async () => {
  await eventStore?.stop();
  await rm(folder, { recursive: true });
});

it('waits on shared engines until no projectors run, and the next ones rebuild the same documents', async () => {
  const config = readConfig({ EVENTSTORE_URL: eventStore.url, MONGODB_URL: mongoUrl, DATA_DIR: folder });
  const engines = await openEngines({ ...config, now, logger });
  const { eventLog, documents, bus, leases } = engines;
  const head = await filled();
  const project = () =>
    startProjectors({
      eventLog,
      documents,
      bus,
      leases,
      shards: config.projectorShards,
      signal: new AbortController().signal,
      logger,
    });
  let projectors = await project();
  const store = await openReadModelStore(config);
  try {
    expect(await projectors.waitFor(head, 120_000)).toBe(true);
    const before = await documents.find('bookings');
    expect(before.length).toBeGreaterThan(0);

    const rebuilding = waitingForEngine(() => store.rebuild(allReadModels.filter(({ name }) => name === 'bookings')));
    expect(await documents.find('bookings')).toEqual(before);
    await projectors.stop();
    expect(await rebuilding).toBeNull();
    expect(await documents.find('bookings')).toEqual([]);

    projectors = await project();
    expect(await projectors.waitFor(head, 120_000)).toBe(true);
    expect(await documents.find('bookings')).toEqual(before);
  } finally {
    await store.close();
    await projectors.stop();
    await engines.close();
  }
});

/** Appends everything at once, so that the last events arrive late. */
async function filled(): Promise<number> {
  const log = openEventStoreLog<EventMetadata>({ url: eventStore.url, deadlineMs: 60_000 });
  await fillLog(log, { events: EVENTS, setNow: () => {} });
  const head = await log.head();
  await log.close();
  return head;
}
