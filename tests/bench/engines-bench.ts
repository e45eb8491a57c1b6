import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EventMetadata } from '#contracts/events/envelope.ts';
import { createInProcessBus } from '#infra/eventing/bus.ts';
import { createClock } from '#infra/service/clock.ts';
import { openMongoDocuments } from '#infra/eventing/mongo.ts';
import type { Documents } from '#infra/eventing/documents.ts';
import { openSqliteDocuments, openSqliteEventLog } from '#infra/eventing/sqlite.ts';
import { openEventStoreLog } from '#infra/eventing/eventstore.ts';
import type { EventLog } from '#contracts/events/event-log.ts';
import { createLogger } from '#infra/service/logging.ts';
import { startProjector } from '#infra/eventing/projections.ts';
import { allReadModels } from '#projectors/read-models/all.ts';
import { testUsersOf } from '../harness/test-users.ts';
import { ownPartOfLog } from '../../infra/eventing/testing.ts';
import { startEventStore } from '../engines/eventstore.ts';
import type { StartedEngine } from '../engines/engine.ts';
import { startKafka } from '../engines/kafka.ts';
import { startMongo } from '../engines/mongo.ts';
import { startServices } from '../harness/start-services.ts';
import { startSukiProcess } from '../harness/suki-process.ts';
import { measureLog } from './append-bench.ts';
import { pushLatencies } from './push-bench.ts';
import { fillLog } from './realistic-log.ts';
import { type BenchRow, besideRow, median } from './rows.ts';
import { pushTopic } from '#projectors/read-model.ts';

const usualCounts = {
  rounds: 3,
  appends: [
    { writers: 1, count: 300 },
    { writers: 64, count: 3200 },
  ],
  rebuilt: 4000,
  messages: 200,
};
type Counts = typeof usualCounts;
const MESSAGES_PER_SECOND = 20;
/** A busy server is not unavailable. */
const PATIENT_MS = 30_000;

/**
 * The log, the documents and the bus on the external dependencies, each beside the embedded default in the same run.
 */
export async function benchEngines(counts: Counts = usualCounts): Promise<BenchRow[]> {
  return [...(await appendRows(counts)), await rebuildRow(counts), ...(await pushRows(counts))];
}

async function withEngine<Result>(
  start: () => Promise<StartedEngine>,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  const engine = await start();
  try {
    return await work(engine.url);
  } finally {
    await engine.stop();
  }
}

async function withFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'suki-engines-bench-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

function appendRows({ rounds, appends }: Counts): Promise<BenchRow[]> {
  return withEngine(startEventStore, (url) =>
    withFolder(async (folder) => {
      const [engines, embedded] = [
        openEventStoreLog<EventMetadata>({ url, deadlineMs: PATIENT_MS }),
        await openSqliteEventLog<EventMetadata>({ folder }),
      ];
      const rows: BenchRow[] = [];
      for (const { writers, count } of appends) {
        const [there, here]: [number[], number[]] = [[], []];
        for (let round = 0; round < rounds; round++) {
          there.push(await measureLog(engines, writers, count));
          here.push(await measureLog(embedded, writers, count));
        }
        rows.push(
          besideRow(
            `durable appends, ${writers} writer${writers > 1 ? 's' : ''}`,
            { engines: median(there), embedded: median(here) },
            'events/s',
          ),
        );
      }
      await Promise.all([engines.close(), embedded.close()]);
      return rows;
    }),
  );
}

/** Like the projectors for a new read model: from the first event, one batch after another. */
function rebuildRow({ rebuilt }: Counts): Promise<BenchRow> {
  return withEngine(startEventStore, (eventStoreUrl) =>
    withEngine(startMongo, (mongoUrl) =>
      withFolder(async (folder) => {
        const clock = createClock();
        const engines = {
          eventLog: await ownPartOfLog(
            openEventStoreLog<EventMetadata>({ url: eventStoreUrl, deadlineMs: PATIENT_MS, now: clock.now }),
          ),
          documents: openMongoDocuments({ url: mongoUrl, database: `bench-${randomUUID()}` }),
        };
        const embedded = {
          eventLog: await openSqliteEventLog<EventMetadata>({ folder, now: clock.now }),
          documents: await openSqliteDocuments({ file: join(folder, 'read-models.db') }),
        };
        for (const { eventLog } of [engines, embedded]) await fillLog(eventLog, { events: rebuilt, setNow: clock.set });
        const row = besideRow(
          `rebuild of all read models by a projector, ${rebuilt.toLocaleString('en')} events`,
          { engines: await rebuildRate(engines, rebuilt), embedded: await rebuildRate(embedded, rebuilt) },
          'events/s',
        );
        for (const { eventLog, documents } of [engines, embedded])
          await Promise.all([eventLog.close(), documents.close()]);
        return row;
      }),
    ),
  );
}

async function rebuildRate(engines: { eventLog: EventLog; documents: Documents }, events: number): Promise<number> {
  const { signal } = new AbortController();
  const startedAt = performance.now();
  const projector = await startProjector({
    pushTopic,
    ...engines,
    bus: createInProcessBus({ onError: () => undefined }),
    readModels: allReadModels,
    signal,
    logger: createLogger('error'),
  });
  await projector.caughtUp;
  const perSecond = (events * 1000) / (performance.now() - startedAt);
  await projector.stop();
  return perSecond;
}

/** One of each service over Kafka against all in one process, with the same users and pace. */
async function pushRows({ messages }: Counts): Promise<BenchRow[]> {
  const engines = await withEngine(startEventStore, (eventStoreUrl) =>
    withEngine(startMongo, (mongoUrl) =>
      withEngine(startKafka, async (kafkaBrokers) => {
        const suki = await startServices({ eventStoreUrl, mongoUrl, kafkaBrokers, copies: 1, shards: 1 });
        return latencies(suki, messages);
      }),
    ),
  );
  const embedded = await withFolder(async (folder) => {
    const suki = await startSukiProcess(folder);
    return latencies(suki, messages);
  });
  const name = `message sent → other side's socket, ${MESSAGES_PER_SECOND} messages/s`;
  return [
    besideRow(`${name}, p50`, { engines: engines.p50, embedded: embedded.p50 }, 'ms'),
    besideRow(`${name}, p99`, { engines: engines.p99, embedded: embedded.p99 }, 'ms'),
  ];
}

/** Measures, then stops the Suki. */
async function latencies(
  { url, stop }: { url: string; stop(): Promise<unknown> },
  messages: number,
): Promise<{ p50: number; p99: number }> {
  try {
    const { andrea, jun } = await testUsersOf(url);
    return await pushLatencies({ url, sender: andrea, receiver: jun, messages, perSecond: MESSAGES_PER_SECOND });
  } finally {
    await stop();
  }
}

if (import.meta.main) console.table(await benchEngines());
