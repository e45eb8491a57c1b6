import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openTaskStore } from '#infra/eventing/process-managers.ts';
import { openSqliteDocuments, openSqliteEventLog } from '#infra/eventing/sqlite.ts';
import type { EventMetadata } from '#contracts/events/envelope.ts';
import type { EventLog } from '#contracts/events/event-log.ts';
import { startProjector } from '#infra/eventing/projections.ts';
import { defineReadModel } from '#projectors/read-model.ts';
import { moveRelayCheckpoint, requireRelayCheckpoint } from '#infra/eventing/integration.ts';
import { memoryDocuments, silentLogger, temporaryFolder } from '../../infra/eventing/testing.ts';
import { anotherLogContract } from './another-log.contract.ts';
import { newEvent } from '../../infra/eventing/adapter-tests.ts';
import { pushTopic } from '#projectors/read-model.ts';
import { integration } from '#projectors/integration.ts';

const kinds = {
  'SQLite documents': (folder: string) => openSqliteDocuments({ file: join(folder, 'documents.db') }),
  'documents in memory': async () => memoryDocuments(),
};

for (const [name, openDocuments] of Object.entries(kinds)) {
  anotherLogContract(`SQLite logs, ${name}`, async () => {
    const { folder, remove } = temporaryFolder();
    const [log, otherLog] = [
      await openSqliteEventLog<EventMetadata>({ folder: join(folder, 'one') }),
      await openSqliteEventLog<EventMetadata>({ folder: join(folder, 'other') }),
    ];
    const documents = await openDocuments(folder);
    return {
      log,
      otherLog,
      documents,
      async dispose() {
        for (const each of [documents, log, otherLog]) await each.close();
        remove();
      },
    };
  });
}

const messages = defineReadModel<object>({
  name: 'counted',
  version: 1,
  on: { LoginReleased: { ids: ({ position }) => `p${position}`, apply: () => ({}) } },
});

describe('an older backup of the log, restored by hand', () => {
  let folder: string;
  let remove: () => void;
  let log: EventLog;
  const documents = memoryDocuments();
  const file = () => join(folder, 'events.db');
  const happen = async (times: number) => {
    for (let n = 0; n < times; n++)
      await log.append('login-ana', 'any', [newEvent('LoginReleased', { accountId: 'ana' })]);
  };

  beforeEach(async () => {
    ({ folder, remove } = temporaryFolder());
    log = await openSqliteEventLog({ folder });
    await happen(5);
    await log.close();
    copyFileSync(file(), join(folder, 'older.db'));
    log = await openSqliteEventLog({ folder });
    await happen(5);
  });
  afterEach(async () => {
    await log.close();
    remove();
  });

  async function restoreOlderLog(): Promise<void> {
    await log.close();
    copyFileSync(join(folder, 'older.db'), file());
    log = await openSqliteEventLog({ folder });
  }

  async function projected(): Promise<number> {
    const projector = await startProjector({
      pushTopic,
      eventLog: log,
      documents,
      bus: { publish: async () => {} },
      readModels: [messages],
      signal: new AbortController().signal,
      logger: silentLogger,
    });
    await projector.caughtUp;
    await projector.stop();
    return documents.count('counted');
  }

  test('removes every checkpoint beyond its head, so that projectors and policies process the next events', async () => {
    expect(await projected()).toBe(10);
    const store = await openTaskStore(documents, log);
    await store.apply([], await log.readAll({ after: 0 }), { from: 0, position: 10 });
    await moveRelayCheckpoint({ eventLog: log, documents, ...integration }, 10);
    await restoreOlderLog();
    expect(await projected()).toBe(5);
    expect(await (await openTaskStore(documents, log)).checkpoint()).toBe(0);
    await expect(requireRelayCheckpoint({ eventLog: log, documents, ...integration })).rejects.toThrow(
      /a later state of this one/,
    );
    await happen(1);
    expect(await projected()).toBe(6);
  });
});
