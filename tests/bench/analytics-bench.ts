import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { steps } from '#contracts/analytics/periods.ts';
import { withCodec } from '#contracts/events/codec.ts';
import type { EventMetadata } from '#contracts/events/envelope.ts';
import { eventSchemas } from '#contracts/events/registry.ts';
import { addDays } from '#contracts/manila-time.ts';
import { openSqliteDocuments, openSqliteEventLog } from '#infra/eventing/sqlite.ts';
import { rebuildReadModels } from '#infra/eventing/projections.ts';
import { providerLimits } from '#infra/payments/provider-limits.ts';
import { createClock } from '#infra/service/clock.ts';
import { createLogger } from '#infra/service/logging.ts';
import { createSignedGrants } from '#infra/sessions/signed-grants.ts';
import { clientMonths } from '#projectors/read-models/analytics/client-months.ts';
import { moneyFigures } from '#projectors/read-models/analytics/money-figures.ts';
import { requestFigures } from '#projectors/read-models/analytics/request-figures.ts';
import { workerTroubles } from '#projectors/read-models/analytics/worker-troubles.ts';
import { services } from '#projectors/read-models/catalogue/services.ts';
import { workers } from '#projectors/read-models/worker/workers.ts';
import { analyticsQueries } from '#query-api/analytics/handlers.ts';
import { createQueryContext } from '#query-api/query-context.ts';
import { askedBy } from '../harness/queries/call-context.ts';
import { carla } from '../harness/queries/test-users.ts';
import { fillLog } from './realistic-log.ts';
import { type BenchRow, figureRow } from './rows.ts';

const SIZES = [100_000, 1_000_000] as const;
const ASKED = 400;
/** The realistic log's year. */
const FROM = '2025-11-01';
const NOW = new Date('2026-11-01T00:00:00Z');
const readModels = [services, workers, requestFigures, moneyFigures, clientMonths, workerTroubles];

/** Analytics of any period within a year, after logs of two sizes: the 99th percentile, and its growth. */
export async function benchAnalytics(sizes: readonly number[] = SIZES): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  const slowest: number[] = [];
  for (const events of sizes) {
    const { first, times } = await measured(events);
    const p99 = times[Math.floor(times.length * 0.99)] ?? 0;
    slowest.push(p99);
    const name = `analytics of up to a year, ${events.toLocaleString('en')} events`;
    rows.push(
      figureRow(`${name}, p99`, p99, { atMost: 100 }, 'ms'),
      figureRow(`${name}, the first after a start`, first, {}, 'ms'),
    );
  }
  const [small = 0, large = 0] = slowest;
  rows.push(figureRow('analytics, p99 at 10⁶ events against 10⁵', large / small, { atMost: 2 }, '×'));
  return rows;
}

async function measured(events: number): Promise<{ first: number; times: number[] }> {
  const folder = await mkdtemp(join(tmpdir(), 'suki-analytics-bench-'));
  const clock = createClock();
  const log = await openSqliteEventLog<EventMetadata>({ folder, now: clock.now });
  const documents = await openSqliteDocuments({ file: join(folder, 'read-models.db') });
  try {
    await fillLog(log, { events, setNow: clock.set });
    const eventLog = withCodec(log);
    const logger = createLogger('warn');
    const eventTypes = Object.keys(eventSchemas).length;
    const head = await rebuildReadModels({ eventLog, documents, readModels, eventTypes, logger });
    const queries = analyticsQueries(
      createQueryContext({
        documents,
        eventLog,
        append: (...appended) => eventLog.append(...appended),
        progress: { position: () => head, waitFor: async () => true },
        now: () => NOW,
        grants: createSignedGrants({ secret: 'a secret of the bench, long enough', now: () => NOW }),
        spentGrants: { spend: async () => true },
        isOnline: () => false,
        missedSearches: { note: () => {}, between: async () => [] },
        practice: false,
        texts: true,
        mapTiles: null,
        methodLimits: providerLimits.sandbox,
        cloudSignIn: null,
      }),
    );
    const ask = async (n: number) => {
      const began = performance.now();
      const answer = await queries.readAnalytics({
        params: undefined,
        query: spanOf(n),
        body: undefined,
        context: askedBy(carla),
      });
      // Includes the serialisation.
      JSON.stringify(answer.data);
      return performance.now() - began;
    };
    const first = await ask(0);
    const times: number[] = [];
    for (let n = 1; n <= ASKED; n++) times.push(await ask(n));
    return { first, times: times.toSorted((one, other) => one - other) };
  } finally {
    await documents.close();
    await log.close();
    await rm(folder, { recursive: true });
  }
}

/** Periods of a week to a year, by day, week and month, with the period before: a new one each time. */
function spanOf(n: number) {
  const length = 7 + ((n * 97) % 358);
  const from = addDays(FROM, (n * 31) % Math.max(1, 365 - length));
  const by = steps[n % steps.length] ?? 'day';
  return { from, to: addDays(from, length - 1), by, compare: 'before' as const };
}

if (import.meta.main) console.table(await benchAnalytics(process.argv.slice(2).map(Number)));
