import { binaryEvent, EventStoreDBClient, jsonEvent } from '@eventstore/db-client';
import { afterAll, beforeAll } from 'vitest';
import { openEventStoreLog } from '#infra/eventing/eventstore.ts';
import type { StartedEngine } from '../engines/engine.ts';
import { startEventStore } from '../engines/eventstore.ts';
import { eventsNotOursContract } from './events-not-ours.contract.ts';

let server: StartedEngine;
beforeAll(async () => {
  server = await startEventStore();
});
afterAll(() => server?.stop());

eventsNotOursContract('EventStoreDB', async () => {
  const log = openEventStoreLog({ url: server.url, deadlineMs: 30_000 });
  const client = EventStoreDBClient.connectionString(server.url);
  return {
    log,
    /** As the server's own page and other programs write them. */
    async neighbours(stream) {
      await client.appendToStream(stream, [
        jsonEvent({ type: 'SomethingElse', data: { from: 'next door' } }),
        jsonEvent({ type: 'LoginReleased', data: { accountId: 'ana' } }),
        jsonEvent({
          type: 'LoginReleased',
          data: { accountId: 'ana' },
          metadata: { schemaVersion: 'one', commandId: 'c' },
        }),
        binaryEvent({ type: 'LoginReleased', data: Buffer.from([0, 159, 146, 150]) }),
        binaryEvent({ type: 'Picture', data: Buffer.from([0, 159, 146, 150]), metadata: Buffer.from([1, 2, 3]) }),
      ]);
      return 5;
    },
    async dispose() {
      await log.close();
      await client.dispose();
    },
  };
});
