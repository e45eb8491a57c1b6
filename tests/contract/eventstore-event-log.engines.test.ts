import { afterAll, beforeAll } from 'vitest';
import { openEventStoreLog } from '#infra/eventing/event-log/eventstore/eventstore-event-log.ts';
import type { StartedEngine } from '../engines/engine.ts';
import { startEventStore } from '../engines/eventstore.ts';
import { eventLogContract } from '../../infra/eventing/testing/event-log.contract.ts';
import { ownPartOfLog } from '../../infra/eventing/testing/own-part-of-log.ts';

let server: StartedEngine;
beforeAll(async () => {
  server = await startEventStore();
});
afterAll(() => server?.stop());

eventLogContract('EventStoreDB', async () => {
  const log = openEventStoreLog({ url: server.url, deadlineMs: 30_000 });
  return { log: await ownPartOfLog(log), dispose: () => log.close() };
});
