import { afterAll, beforeAll, vi } from 'vitest';
import { openEventStoreLog } from '#infra/event-log/eventstore-event-log.ts';
import type { StartedEngine } from '../engines/engine.ts';
import { startEventStore } from '../engines/eventstore.ts';
import { eventLogContract } from './event-log.contract.ts';
import { ownPartOfLog } from './own-part-of-log.ts';

// How soon it answers is the machine's matter here.
vi.setConfig({ testTimeout: 60_000 });

let server: StartedEngine;
beforeAll(async () => {
  server = await startEventStore();
}, 120_000);
afterAll(() => server?.stop());

eventLogContract('EventStoreDB', async () => {
  const log = openEventStoreLog({ url: server.url, deadlineMs: 30_000 });
  return { log: await ownPartOfLog(log), dispose: () => log.close() };
});
