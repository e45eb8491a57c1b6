import { randomUUID } from 'node:crypto';
import { beforeAll } from 'vitest';
import type { EventMetadata } from '#contracts/events/envelope.ts';
import { openMongoDocuments } from '#infra/eventing/mongo.ts';
import { openSqliteEventLog } from '#infra/eventing/sqlite.ts';
import { sharedEngine } from '../engines/shared-engine.ts';
import { temporaryFolder } from '../../infra/eventing/testing.ts';
import { anotherLogContract } from './another-log.contract.ts';
import { openDoubleLog } from './double-log.ts';

let url: string;
beforeAll(async () => {
  ({ url } = await sharedEngine('mongo'));
});

anotherLogContract('a SQLite log and EventStoreDB, MongoDB documents', async () => {
  const { folder, remove } = temporaryFolder();
  const [log, other] = [await openSqliteEventLog<EventMetadata>({ folder }), await openDoubleLog()];
  const documents = openMongoDocuments({ url, database: `suki-${randomUUID()}` });
  return {
    log,
    otherLog: other.log,
    documents,
    async dispose() {
      await documents.close();
      await log.close();
      await other.stop();
      remove();
    },
  };
});
