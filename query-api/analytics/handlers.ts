import { type Ending, endings } from '#contracts/analytics/endings.ts';
import { type Comparison, periodsOf, shiftOf, type Span, type Step } from '#contracts/analytics/periods.ts';
import type { Handlers } from '#contracts/calls/handlers.ts';
import { manilaDay } from '#contracts/manila-time.ts';
import type { Analytics, Cohort, WorkerAtRisk } from '#contracts/views/analytics.ts';
import { clientMonths, type ClientMonthsDocument } from '#projectors/read-models/analytics/client-months.ts';
import { moneyFigures, type MoneyFiguresDocument } from '#projectors/read-models/analytics/money-figures.ts';
import {
  type RequestDay,
  requestFigures,
  type RequestFiguresDocument,
} from '#projectors/read-models/analytics/request-figures.ts';
import { workerTroubles, type WorkerTroublesDocument } from '#projectors/read-models/analytics/worker-troubles.ts';
import { inMemoryReplica } from '../in-memory-replica.ts';
import type { QueryContext } from '../query-context.ts';
import { cohortsUpTo } from './cohorts.ts';
import { jobFigures } from './jobs.ts';
import { mapCells, workersByCell } from './map-cells.ts';
import { periodReader } from './periods.ts';
import { workersAtRisk } from './workers-at-risk.ts';

type ReportQuery = Span & { by: Step; compare?: Comparison | undefined };

/** Figures of any span from one document per day, cached in memory: the log is never scanned. */
export function analyticsQueries(
  queryContext: Pick<QueryContext, 'documents' | 'progress' | 'services' | 'workers' | 'missedSearches' | 'now'>,
): Handlers<'readAnalytics'> {
  const { documents, progress } = queryContext;
  const requestsNow = inMemoryReplica<RequestFiguresDocument>(documents, requestFigures.name, progress);
  const moneyNow = inMemoryReplica<MoneyFiguresDocument>(documents, moneyFigures.name, progress);
  const clientsNow = inMemoryReplica<ClientMonthsDocument>(documents, clientMonths.name, progress);
  const troublesNow = inMemoryReplica<WorkerTroublesDocument>(documents, workerTroubles.name, progress);
  const read = periodReader();
  const [supply, atRisk, cohorts] = [
    cacheLatest<ReadonlyMap<string, number>>(),
    cacheLatest<WorkerAtRisk[]>(),
    cacheLatest<Cohort[]>(),
  ];

  async function analytics({ from, to, by, compare }: ReportQuery): Promise<Analytics> {
    const [requests, { items: money }, clients, troubles, services, workers, missedSearches] = await Promise.all([
      requestsNow(),
      moneyNow(),
      clientsNow(),
      troublesNow(),
      queryContext.services(),
      queryContext.workers(),
      queryContext.missedSearches.between({ from, to }),
    ]);
    const today = manilaDay(queryContext.now());
    const months = { last: to.slice(0, 7), current: today.slice(0, 7) };
    const periods = periodsOf({ from, to }, by);
    const found = read({ requests, money }, periods);
    const before = compare ? read({ requests, money }, periods.map(shiftOf({ from, to }, by, compare))) : null;
    return {
      from,
      to,
      by,
      total: found.total,
      periods: found.periods,
      before: before && { total: before.total, periods: before.periods },
      endings: endingsOf(found.requests, before?.requests),
      ...jobFigures(found.requests, (serviceId) => services.items.get(serviceId)?.name ?? serviceId),
      cohorts: cohorts(`${clients.version} ${months.last} ${months.current}`, () =>
        cohortsUpTo(clients.items.values(), months.last, months.current),
      ),
      cells: mapCells(
        found.requests.cells,
        supply(`${workers.version} ${today}`, () => workersByCell(workers.items.values(), today)),
      ),
      workersAtRisk: atRisk(`${troubles.version} ${workers.version} ${today}`, () =>
        workersAtRisk(troubles.items, workers.items, today),
      ),
      missedSearches,
    };
  }

  return { readAnalytics: async ({ query }) => ({ data: await analytics(query) }) };
}

function endingsOf(found: RequestDay, before: RequestDay | undefined): Analytics['endings'] {
  const countOf = ({ endings: counts }: RequestDay, ending: Ending) => counts[ending] ?? 0;
  return endings
    .map((ending) => ({ ending, count: countOf(found, ending), before: before ? countOf(before, ending) : null }))
    .filter(({ count, before: earlier }) => count > 0 || (earlier ?? 0) > 0)
    .sort((one, other) => other.count - one.count);
}

/** Caches the latest result by key: figures of all workers change less often than they are read. */
function cacheLatest<Made>(): (key: string, make: () => Made) => Made {
  let known: { key: string; made: Made } | undefined;
  return (key, make) => {
    if (known?.key !== key) known = { key, made: make() };
    return known.made;
  };
}
