import { join } from 'node:path';
import type { Bus } from './bus/port.ts';
import { createInProcessBus } from './bus/in-process-bus.ts';
import { startCheckpointThread } from './documents/checkpoint-thread.ts';
import type { Documents } from './documents/port.ts';
import { openSqliteDocuments } from './documents/sqlite-documents.ts';
import { withCodec } from './event-log/codec.ts';
import type { EventLog } from './event-log/port.ts';
import { openSqliteEventLog } from './event-log/sqlite-event-log.ts';
import { openLocalFiles } from './files/local-files.ts';
import type { Files } from './files/port.ts';
import type { Logger } from './logging.ts';
import { createOutbox, type Outbox } from './outbox.ts';

/** Every engine that Suki's services stand on. Nothing outside infra/ knows which adapters these are. */
export type Engines = {
  eventLog: EventLog;
  /** Read models: whatever is in here can be rebuilt from the log. */
  documents: Documents;
  /** Secrets and notes that nothing can rebuild; never events (design section 4). */
  privateDocuments: Documents;
  bus: Bus;
  files: Files;
  outbox: Outbox;
  close(): Promise<void>;
};

type Options = { dataDir: string; now: () => Date; logger: Logger };

/** The embedded adapters, all in one data folder that one process at a time may open. */
export async function openEmbeddedEngines({ dataDir, now, logger }: Options): Promise<Engines> {
  // The log comes first: it locks the folder, and says what is wrong with it.
  const eventLog = withCodec(await openSqliteEventLog({ folder: dataDir, now }));
  const readModels = join(dataDir, 'read-models.db');
  const documents = await openSqliteDocuments({ file: readModels, soleWriter: true });
  const checkpoints = startCheckpointThread(readModels);
  const privateDocuments = await openSqliteDocuments({ file: join(dataDir, 'private.db'), durable: true });
  const bus = createInProcessBus({ onError: ({ error, message, gaveUp }) => logger.error({ err: error, topic: message.topic, gaveUp }, 'A consumer of the bus failed') });
  const files = await openLocalFiles({ folder: join(dataDir, 'files') });
  return {
    eventLog,
    documents,
    privateDocuments,
    bus,
    files,
    outbox: createOutbox({ now }),
    async close() {
      await bus.close();
      await checkpoints.stop();
      await eventLog.close();
      await documents.close();
      await privateDocuments.close();
    },
  };
}
