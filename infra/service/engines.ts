import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { type Bus, createInProcessBus } from '../eventing/bus.ts';
import type { EngineConfig } from './config.ts';
import { createDiskCheck } from './disk-check.ts';
import {
  startCheckpointThread,
  openSqliteDocuments,
  lockFolder,
  openSqliteEventLog,
  closeToOthers,
} from '../eventing/sqlite.ts';
import type { Documents, UnreadableOptions } from '../eventing/documents.ts';
import { operatorHints } from './operator-hints.ts';
import { openReadModelFiles, readModelFiles } from './read-model-files.ts';
import {
  createEventNotices,
  type EventNotices,
  type WhenNewer,
  type EventMetadata,
  type DecodedLog,
  type EventLog,
} from '../eventing/event-log.ts';
import type { Codec } from '../eventing/codec.ts';
import type { EventStoreLog } from '../eventing/eventstore.ts';
import { openLocalFiles } from '../files/local-files.ts';
import type { Files } from '../files/port.ts';
import { createPrivateFiles, type PrivateFiles } from '../files/private-files.ts';
import type { Checks } from '../http/routing/health.ts';
import { createLeases, singleProcessLeases, type Leases } from '../eventing/leases.ts';
import type { Logger } from './logging.ts';
import { lazyOnce } from '../eventing/resilience.ts';
import { httpError } from '../http/calls/http-error.ts';
import type { Mail } from '../mail/port.ts';
import { createDocumentsOutbox, createOutbox, type Outbox } from '../mail/outbox.ts';

/** All dependencies and stores of a service. Code outside infra/ does not know the adapters. */
export type Engines<Metadata extends EventMetadata = EventMetadata> = {
  eventLog: DecodedLog<Metadata>;
  /** Recording time of the newest event; undefined for an empty log. */
  newestRecordedAt: () => Promise<string | undefined>;
  /** Foreign events and events of newer versions found in the log. */
  eventNotices: EventNotices;
  /** Read models and the checkpoints of policies and the relay. All of it can be rebuilt from the log. */
  documents: Documents;
  /** Private data that cannot be rebuilt; never events (design section 4). */
  privateDocuments: Documents;
  bus: Bus;
  /** Pictures: readable by anyone who knows their address. */
  files: Files;
  /** Workers' documents: accessible only with a signed grant. */
  privateFiles: PrivateFiles;
  /** Mail and texts that do not leave the machine; null in production, where codes and links are never stored readably. */
  outbox: Outbox | null;
  mail: Mail;
  /** Leases of tasks that run in one process at a time. */
  leases: Leases;
  /** True if other processes may use the same servers. */
  shared: boolean;
  /** Readiness checks, for /readyz. */
  checks: Checks;
  close(): Promise<void>;
};

export type OpenOptions<Metadata extends EventMetadata> = {
  /** Encodes and decodes every event. */
  codec: Pick<Codec<Metadata>, 'withCodec'>;
  dataDir: string;
  engines?: EngineConfig;
  now: () => Date;
  logger: Logger;
  /** Keeps no outbox. */ production?: boolean;
  /** Handles an event of a newer version; services wait. */ whenNewer?: WhenNewer;
};
type Opened = { close(): Promise<unknown> };

/** A collection used only to check that the store answers. */
const PULSE = 'pulse';

const embedded: EngineConfig = { eventStoreUrl: null, mongoUrl: null, kafka: null, mail: null };

/**
 * Opens each port's configured adapter. Unconfigured ones are embedded in one data folder, which one process at a
 * time may open.
 */
export async function openEngines<Metadata extends EventMetadata>({
  codec,
  dataDir,
  engines = embedded,
  now,
  logger,
  production = false,
  whenNewer = 'wait',
}: OpenOptions<Metadata>): Promise<Engines<Metadata>> {
  const opened: Opened[] = [];
  const closeAll = async () => {
    for (const one of opened.toReversed()) await one.close();
  };
  const open = async <Engine extends Opened>(opening: Promise<Engine>): Promise<Engine> => {
    const engine = await opening;
    opened.push(engine);
    return engine;
  };
  try {
    restrictToOwner(dataDir, logger);
    // The log opens first: the embedded one locks the folder and reports damage.
    const eventNotices = createEventNotices(logger);
    const log = await open(openLog(engines.eventStoreUrl, dataDir, { now, logger }));
    const eventLog = codec.withCodec(log, {
      notices: eventNotices,
      whenNewer,
    });
    const { documents, privateDocuments } = await openDocuments(engines, dataDir, { open, logger });
    const bus = await open(openBus(engines.kafka, logger));
    const shared = engines.mongoUrl !== null;
    const outbox = production ? null : openOutbox({ shared, documents: privateDocuments, now });
    return {
      eventLog,
      newestRecordedAt: async () => (await newestOf(log))?.recordedAt,
      eventNotices,
      documents,
      privateDocuments,
      bus,
      shared,
      files: await open(openLocalFiles({ folder: join(dataDir, 'files') })),
      privateFiles: createPrivateFiles({
        files: await open(openLocalFiles({ folder: join(dataDir, 'private-files') })),
        documents: privateDocuments,
      }),
      outbox,
      mail: engines.mail ? await open(openMail(engines.mail)) : (outbox?.mail ?? mailOff),
      // Uses the system clock, because demo seeding moves the given one.
      leases: shared ? createLeases({ documents: privateDocuments, logger }) : singleProcessLeases,
      checks: {
        ...checksOf({ eventLog, privateDocuments, bus, shared }),
        'event versions': eventNotices.check,
        'data folder': createDiskCheck(dataDir),
      },
      close: closeAll,
    };
  } catch (failure) {
    await closeAll();
    throw failure;
  }
}

/** Includes files that an earlier version left readable for others. */
function restrictToOwner(dataDir: string, logger: Logger): void {
  if (!existsSync(dataDir)) return;
  const [first] = closeToOthers(dataDir);
  if (first !== undefined)
    logger.warn({ path: first }, 'Failed to restrict data folder permissions; another user owns the path');
}

/** The embedded document store is always available. */
function checksOf({
  eventLog,
  privateDocuments,
  bus,
  shared,
}: Pick<Engines, 'eventLog' | 'privateDocuments' | 'bus' | 'shared'>): Checks {
  const checks: Checks = { 'event log': async () => ((await eventLog.head()) >= 0 ? null : 'does not answer') };
  const declared = lazyOnce(() => privateDocuments.ensure({ name: PULSE }));
  if (shared) {
    checks.documents = async () => {
      await declared();
      await privateDocuments.get(PULSE, 'felt');
      return null;
    };
  }
  const { ping } = bus;
  if (ping) checks.bus = async () => ping().then(() => null);
  return checks;
}

async function openLog(
  url: string | null,
  folder: string,
  { now, logger }: { now: () => Date; logger: Logger },
): Promise<EventLog | EventStoreLog> {
  if (url === null) return openSqliteEventLog({ folder, now, hints: operatorHints });
  const { openEventStoreLog } = await import('../eventing/eventstore.ts');
  return openEventStoreLog({
    url,
    now,
    onTrouble: (trouble) => logger.warn({ err: trouble }, 'Subscription lost the event log; reconnecting'),
  });
}

/** Only embedded positions are consecutive; a server's log can be read from its end. */
export async function newestOf(log: Pick<EventLog, 'head' | 'readAll'> | Pick<EventStoreLog, 'newest'>) {
  if ('newest' in log) return log.newest();
  const head = await log.head();
  return head === 0 ? undefined : (await log.readAll({ after: head - 1, limit: 1 })).at(-1);
}

type Open = <Engine extends Opened>(opening: Promise<Engine>) => Promise<Engine>;

async function openDocuments(
  { eventStoreUrl, mongoUrl }: EngineConfig,
  dataDir: string,
  { open, logger }: { open: Open; logger: Logger },
): Promise<Pick<Engines, 'documents' | 'privateDocuments'>> {
  const onUnreadable = createUnreadableLog(logger);
  if (mongoUrl !== null) return openMongo(mongoUrl, { open, logger, onUnreadable });
  if (eventStoreUrl !== null) await open(lockedFolder(dataDir));
  const documents = await open(openReadModelFiles(dataDir, { soleWriter: true, onUnreadable }));
  await open(checkpointing(readModelFiles(dataDir)));
  return {
    documents,
    privateDocuments: await open(
      openSqliteDocuments({ file: join(dataDir, 'private.db'), durable: true, hints: operatorHints }),
    ),
  };
}

/** Logged once per document, since every list read would repeat it. */
function createUnreadableLog(logger: Logger): NonNullable<UnreadableOptions['onUnreadable']> {
  const named = new LRUCache<string, true>({ max: 1_000 });
  return ({ collection, id, error }) => {
    const name = `${collection} ${id}`;
    if (named.has(name)) return;
    named.set(name, true);
    logger.error({ err: error, collection, id }, 'Unreadable document skipped; rebuild its read model');
  };
}

async function openMongo(
  url: string,
  { open, logger, onUnreadable }: { open: Open; logger: Logger } & UnreadableOptions,
): Promise<Pick<Engines, 'documents' | 'privateDocuments'>> {
  const { openMongoDatabases } = await import('../eventing/mongo.ts');
  const onRebuilt = () => logger.warn('Unresponsive MongoDB client replaced');
  const { documents, privateDocuments } = openMongoDatabases(url, { name: 'suki', onRebuilt, onUnreadable });
  return {
    documents: await open(Promise.resolve(documents)),
    privateDocuments: await open(Promise.resolve(privateDocuments)),
  };
}

async function openBus(kafka: EngineConfig['kafka'], logger: Logger): Promise<Bus> {
  if (kafka === null)
    return createInProcessBus({
      onError: ({ error, message, gaveUp }) =>
        logger.error({ err: error, topic: message.topic, gaveUp }, 'Bus consumer failed'),
    });
  const { openKafkaBus } = await import('../eventing/kafka.ts');
  return openKafkaBus({ ...kafka, clientId: 'suki', logger });
}

function openOutbox({ shared, documents, now }: Pick<Engines, 'shared' | 'documents'> & { now: () => Date }): Outbox {
  return shared ? createDocumentsOutbox({ documents, now }) : createOutbox({ now });
}

const mailOff: Mail = {
  send: async () => {
    throw httpError('switched_off', { message: 'Suki sends no mail here.' });
  },
};

async function openMail(mail: NonNullable<EngineConfig['mail']>): Promise<Mail & Opened> {
  const { openSmtpMail } = await import('../mail/smtp-mail.ts');
  return openSmtpMail(mail);
}

async function lockedFolder(folder: string): Promise<Opened> {
  const lock = lockFolder(folder, { hints: operatorHints });
  return { close: async () => lock.release() };
}

async function checkpointing(files: readonly string[]): Promise<Opened> {
  const thread = startCheckpointThread(files);
  return { close: () => thread.stop() };
}
