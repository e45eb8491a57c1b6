import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { NewEvent } from '#contracts/events/envelope.ts';
import { definePolicy } from '#command-api/process-managers/policy.ts';
import { openTaskStore, policyTasksSchema } from '#infra/eventing/process-managers.ts';
import { StartupError } from '#infra/eventing/resilience.ts';
import type { Documents } from '#infra/eventing/documents.ts';
import type { EventLog } from '#contracts/events/event-log.ts';
import { adoptLog, requirePrivateDataOfLog, secretsSchema } from '#infra/service/private-data-of-log.ts';
import {
  arePrepared,
  checkpointSchema,
  prepareReadModels,
  followCheckpoints,
  startProjector,
} from '#infra/eventing/projections.ts';
import { defineReadModel } from '#projectors/read-model.ts';
import { moveRelayCheckpoint, requireRelayCheckpoint, runRelay } from '#infra/eventing/integration.ts';
import { silentLogger } from '../../infra/eventing/testing.ts';
import { pushTopic } from '#projectors/read-model.ts';
import { integration } from '#projectors/integration.ts';

type Given = {
  log: EventLog;
  otherLog: EventLog;
  documents: Documents;
  dispose: () => Promise<void>;
};

const claims = defineReadModel<{ at: string }>({
  name: 'claims',
  version: 1,
  on: { LoginClaimed: { ids: ({ data }) => data.accountId, apply: (_, { data }) => ({ at: data.at }) } },
});

const remind = definePolicy<{ accountId: string }>({
  name: 'remind',
  on: {
    LoginClaimed: ({ data: { accountId } }) => ({
      schedule: { key: accountId, dueAt: '2099-01-01T00:00:00.000Z', data: { accountId } },
    }),
  },
  act: async () => {},
});

const metadata = {
  schemaVersion: 1,
  actor: 'system',
  commandId: 'c1',
  $correlationId: 'c1',
  $causationId: 'c1',
} as const;
const claimed = (accountId: string): NewEvent => ({
  id: randomUUID(),
  type: 'LoginClaimed',
  data: { accountId, kind: 'email', at: '2026-11-20' },
  metadata,
});
const activated = (): NewEvent => ({ id: randomUUID(), type: 'ServiceActivated', data: { serviceId: 's1' }, metadata });

async function happen(log: EventLog, ...accountIds: readonly string[]): Promise<void> {
  for (const accountId of accountIds) await log.append(`login-${accountId}`, 'none', [claimed(accountId)]);
}

/** The event types that represent accounts here. */
const accountTypes = ['LoginClaimed'];

/** Components that store checkpoints of a log detect a replaced log, with any pair of adapters. */
export function anotherLogContract(name: string, open: () => Promise<Given>): void {
  describe(`${name}: after the log was replaced`, () => {
    let given: Given;
    beforeEach(async () => {
      given = await open();
    });
    afterEach(() => given.dispose());

    async function project(eventLog: EventLog): Promise<string[]> {
      const projector = await startProjector({
        pushTopic,
        eventLog,
        documents: given.documents,
        bus: { publish: async () => {} },
        readModels: [claims],
        signal: new AbortController().signal,
        logger: silentLogger,
      });
      await projector.caughtUp;
      await projector.stop();
      return (await given.documents.find('claims')).map(({ id }) => id);
    }

    const places = async () =>
      (await given.documents.find<{ log: string }>(checkpointSchema.name)).map(({ document }) => document.log);

    test('rebuilds read models from the current log', async () => {
      const { log, otherLog } = given;
      await happen(log, 'ana', 'bea', 'carla', 'dina');
      expect(await project(log)).toEqual(['ana', 'bea', 'carla', 'dina']);
      await happen(otherLog, 'ester');
      expect(await project(otherLog)).toEqual(['ester']);
      await happen(otherLog, 'fe');
      expect(await project(otherLog)).toEqual(['ester', 'fe']);
      expect(await places()).toEqual([(await otherLog.identity()).id]);
    });

    test('rebuilds read models that do not record their log', async () => {
      const { log, otherLog, documents } = given;
      await happen(log, 'ana', 'bea', 'carla', 'dina');
      await project(log);
      const forgotten = await documents.find<object>(checkpointSchema.name);
      await documents.write(
        forgotten.map(({ id, position, document }) => ({
          collection: checkpointSchema.name,
          id,
          position,
          ifPosition: position,
          document: { ...document, log: undefined },
        })),
      );
      expect(await project(log)).toEqual(['ana', 'bea', 'carla', 'dina']);
      expect(await places()).toEqual([(await log.identity()).id]);
      await documents.write(
        forgotten.map(({ id, position, document }) => ({
          collection: checkpointSchema.name,
          id,
          position,
          ifPosition: position,
          document: { ...document, log: undefined },
        })),
      );
      await happen(otherLog, 'ester');
      expect(await project(otherLog)).toEqual(['ester']);
    });

    test('lets several processes agree on the log, and discards the old checkpoints', async () => {
      const { log, otherLog, documents } = given;
      await happen(log, 'ana', 'bea', 'carla', 'dina');
      await project(log);
      await happen(otherLog, 'ester');
      const here = { shards: 1, eventLog: otherLog };
      const stop = new AbortController();
      const followed = await followCheckpoints({
        documents,
        log: (await otherLog.identity()).id,
        readModels: [claims],
        signal: stop.signal,
      });
      expect(followed.position()).toBe(0);
      stop.abort();
      expect(await arePrepared(documents, [claims], { shards: 1, eventLog: log })).toBe(true);
      expect(await arePrepared(documents, [claims], here)).toBe(false);
      await prepareReadModels(documents, [claims], { ...here, head: await otherLog.head() });
      expect(await arePrepared(documents, [claims], here)).toBe(true);
    });

    test('discards the policies’ tasks of the former log, and reads the current one from its beginning', async () => {
      const { log, otherLog, documents } = given;
      const follow = async (eventLog: EventLog) => {
        const store = await openTaskStore(documents, eventLog);
        const from = await store.checkpoint();
        const events = await eventLog.readAll({ after: from });
        await store.apply([remind], events, { from, position: await eventLog.head() });
        return (await documents.find(policyTasksSchema.name)).map(({ id }) => id);
      };
      await happen(log, 'ana', 'bea');
      expect(await follow(log)).toEqual(['remind:ana', 'remind:bea']);
      await happen(log, 'carla');
      expect(await follow(log)).toEqual(['remind:ana', 'remind:bea', 'remind:carla']);
      await happen(otherLog, 'ester');
      expect(await follow(otherLog)).toEqual(['remind:ester']);
    });

    test('refuses the relay until the operator states the last published position', async () => {
      const { log, otherLog, documents } = given;
      const published = async (eventLog: EventLog, count: number) => {
        const stop = new AbortController();
        const heard: unknown[] = [];
        const bus = {
          publish: async (messages: readonly object[]) => {
            heard.push(...messages);
            if (heard.length >= count) stop.abort();
          },
        };
        await runRelay({
          publication: integration,
          eventLog,
          documents,
          bus,
          signal: stop.signal,
          logger: silentLogger,
        });
        return heard.length;
      };
      const place = async (eventLog: EventLog, position: number) =>
        moveRelayCheckpoint({ eventLog, documents, ...integration }, position);
      await requireRelayCheckpoint({ eventLog: log, documents, ...integration });
      await log.append('service-s1', 'none', [activated(), activated()]);
      expect(await published(log, 2)).toBe(2);
      await place(log, await log.head());
      await requireRelayCheckpoint({ eventLog: log, documents, ...integration });
      await otherLog.append('service-s1', 'none', [activated()]);
      const refused = requireRelayCheckpoint({ eventLog: otherLog, documents, ...integration });
      await expect(refused).rejects.toThrow(StartupError);
      await expect(refused).rejects.toThrow(
        /^The relay checkpoint of suki\.events belongs to another event log.+ run npm run projections -- relay again .+\.$/,
      );
      await expect(refused).rejects.toThrow(/ or relay from-now .+\.$/);
      await place(otherLog, 0);
      await requireRelayCheckpoint({ eventLog: otherLog, documents, ...integration });
      expect(await published(otherLog, 1)).toBe(1);
    });

    test('refuses private data until the operator confirms that they belong to the log', async () => {
      const { log, otherLog, documents: privateDocuments } = given;
      await requirePrivateDataOfLog({ eventLog: log, privateDocuments }, accountTypes);
      await requirePrivateDataOfLog({ eventLog: log, privateDocuments }, accountTypes);
      const other = { eventLog: otherLog, privateDocuments };
      await expect(requirePrivateDataOfLog(other, accountTypes)).rejects.toThrow(
        /^The private data .+ belongs to another event log: .+ run npm run documents -- adopt\.$/,
      );
      await adoptLog(other);
      await requirePrivateDataOfLog(other, accountTypes);
    });

    test('refuses accounts without private data until the operator confirms the loss', async () => {
      const { log, documents: privateDocuments } = given;
      await happen(log, 'ana');
      const stores = { eventLog: log, privateDocuments };
      await expect(requirePrivateDataOfLog(stores, accountTypes)).rejects.toThrow(
        /^The event log holds accounts, but its private data .+ is missing: .+ run npm run documents -- adopt\.$/,
      );
      await adoptLog(stores);
      await requirePrivateDataOfLog(stores, accountTypes);
    });

    test('accepts private data from before they recorded their log', async () => {
      const { log, documents: privateDocuments } = given;
      await happen(log, 'ana');
      await privateDocuments.ensure(secretsSchema);
      await privateDocuments.write([
        { collection: secretsSchema.name, id: 'password-ana', document: {}, position: 1, ifPosition: 'none' },
      ]);
      await expect(requirePrivateDataOfLog({ eventLog: log, privateDocuments }, accountTypes)).resolves.toBeUndefined();
    });
  });
}
