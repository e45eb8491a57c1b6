import { afterAll, beforeAll } from 'vitest';
import { openEventStoreLog } from '#infra/eventing/eventstore.ts';
import type { StartedEngine } from '../engines/engine.ts';
import { startEventStore } from '../engines/eventstore.ts';
import { eventLogContract } from '../../infra/eventing/adapter-tests.ts';
import { ownPartOfLog } from '../../infra/eventing/testing.ts';

let server: StartedEngine;
beforeAll(async () => {
  server = await startEventStore();
});
afterAll(() => server?.stop());

eventLogContract('EventStoreDB', async () => {
  const log = openEventStoreLog({ url: server.url, deadlineMs: 30_000 });
  return { log: await ownPartOfLog(log), dispose: () => log.close() };
});
