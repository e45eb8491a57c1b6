import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { EventMetadata } from '#contracts/events/envelope.ts';
import { openSqliteDocuments, openSqliteEventLog } from '#infra/eventing/sqlite.ts';
import { copyLog } from '#infra/eventing/event-log.ts';
import { requirePrivateDataOfLog } from '#infra/service/private-data-of-log.ts';
import { openReadModelFiles } from '#infra/service/read-model-files.ts';
import { checkpointSchema } from '#infra/eventing/projections.ts';
import { startProjectors } from '#projectors/start.ts';
import { memoryDocuments, silentLogger, temporaryFolder } from '../../infra/eventing/testing.ts';
import { fillLog } from '../bench/realistic-log.ts';
import { anotherLogContract } from './another-log.contract.ts';
import { openDoubleLog } from './double-log.ts';

anotherLogContract('EventStoreDB logs, SQLite documents', async () => {
  const { folder, remove } = temporaryFolder();
  const [one, other] = [await openDoubleLog(), await openDoubleLog()];
  const documents = await openSqliteDocuments({ file: join(folder, 'documents.db') });
  return {
    log: one.log,
    otherLog: other.log,
    documents,
    async dispose() {
      await documents.close();
      await Promise.all([one.stop(), other.stop()]);
      remove();
    },
  };
});

test('rebuilds read models after an events copy with the same DATA_DIR, and accepts the private data', async () => {
  const { folder, remove } = temporaryFolder();
  const from = await openSqliteEventLog<EventMetadata>({ folder });
  const { log: to, stop } = await openDoubleLog();
  const documents = await openReadModelFiles(folder);
  const privateDocuments = memoryDocuments();
  try {
    await requirePrivateDataOfLog({ eventLog: from, privateDocuments }, ['AccountRegistered']);
    await fillLog(from, { events: 300, setNow: () => {} });
    const project = async (eventLog: typeof from) => {
      const projector = await startProjectors({
        eventLog,
        documents,
        bus: { publish: async () => {} },
        signal: new AbortController().signal,
        logger: silentLogger,
      });
      await projector.caughtUp;
      await projector.stop();
      return (await documents.find<object>('bookings')).map(({ id, document }) => ({ id, document }));
    };
    const before = await project(from);
    expect(before.length).toBeGreaterThan(5);
    await copyLog({ from, to, onProgress: () => {} });

    expect(await to.identity()).toMatchObject({ origin: (await from.identity()).id });
    expect((await to.identity()).id).not.toBe((await from.identity()).id);
    await requirePrivateDataOfLog({ eventLog: to, privateDocuments }, ['AccountRegistered']);
    const after = await project(to);
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    const head = await to.head();
    for (const { document } of await documents.find<{ position: number }>(checkpointSchema.name))
      expect(document.position).toBe(head);
  } finally {
    await documents.close();
    await from.close();
    await stop();
    remove();
  }
});
