import { LRUCache } from 'lru-cache';
import type { AnswerOf, QueryOf } from '#contracts/calls/call.ts';
import type { workerCalls } from '#contracts/calls/worker.ts';
import { compiledCalendar } from '#contracts/calendar/compiled-calendar.ts';
import { startAtOrAfterMs } from '#contracts/calendar/free-starts.ts';
import type { List } from '#contracts/fields.ts';
import { manilaInstant, MINUTE_MS } from '#contracts/manila-time.ts';
import { type JobPlace, jobPlaceAt, jobPlaceOf } from '#contracts/place/reach.ts';
import type { WorkerListing } from '#contracts/views/worker.ts';
import { documentProblem } from '#contracts/worker/documents.ts';
import type { WorkerDocument } from '#projectors/read-models/worker/workers.ts';
import type { CompletedJobs } from '../booking/completed-jobs.ts';
import { skipOf } from '../page.ts';
import type { QueryContext } from '../query-context.ts';
import { type Found, findWorkers, type FoundWorkers } from '../search/find-workers.ts';
import type { Filters } from '../search/matching-workers.ts';
import { read, type Reading } from '../search/reading.ts';
import { rankingReasons } from '../search/reasons.ts';
import { intendedService, shownServices } from '../search/shown-service.ts';
import { vocabularyOf } from '../search/vocabulary.ts';
import { type Directory, nextFreeStart, workerDirectory } from './worker-directory.ts';
import { workerListing } from './worker-view.ts';

type ListQuery = QueryOf<typeof workerCalls.listWorkers>;
type AvailableQuery = QueryOf<typeof workerCalls.listAvailableWorkers>;
type FoundList = AnswerOf<typeof workerCalls.listWorkers>;

export const USUAL_DURATION_MINUTES = 60;
const ANSWERS_KEPT = 300;

/**
 * The two searches for workers. Answers are cached until a worker, a calendar, a service, the settings or the minute
 * changes.
 */
export function workerSearch(
  queryContext: Pick<QueryContext, 'workers' | 'calendars' | 'services' | 'settings' | 'now' | 'index'>,
) {
  const directory = workerDirectory(queryContext);

  function remembered<Query, Answer extends object>(
    make: (known: Directory, query: Query, sukiJobs: CompletedJobs) => Promise<Answer>,
  ) {
    const answers = new LRUCache<string, Answer>({ max: ANSWERS_KEPT });
    let version = '';
    return async (query: Query, sukiJobs: CompletedJobs): Promise<Answer> => {
      const known = await directory();
      // Services also affect text matches.
      const current = `${known.version} ${(await queryContext.services()).version}`;
      if (current !== version) answers.clear();
      version = current;
      const key = JSON.stringify([query, sukiJobs]);
      const answer = answers.get(key) ?? (await make(known, query, sukiJobs));
      if (version === current) answers.set(key, answer);
      return answer;
    };
  }

  async function durationOf(serviceId: string | undefined): Promise<number> {
    const service = serviceId ? (await queryContext.services()).items.get(serviceId) : undefined;
    return service?.durationMinutes ?? USUAL_DURATION_MINUTES;
  }

  /** The worker's next free start for that service, default: their first one. In ms. */
  async function nextFreeMsOf(known: Directory, worker: WorkerDocument, serviceId?: string): Promise<number | null> {
    if (documentProblem(worker, known.today) !== null) return null;
    const { workerId, services } = worker;
    return nextFreeStart(known, workerId, earliestMs(known), await durationOf(serviceId ?? services[0]?.serviceId));
  }

  /** `durationMinutes`: of the job; undefined: the length of the requested service, by id or words. */
  type Asked = { query: ListQuery; sukiJobs: CompletedJobs; durationMinutes?: number | undefined } & Pick<
    Filters,
    'job' | 'freeFromMs'
  >;

  async function find(
    known: Directory,
    { query, ...asked }: Asked,
  ): Promise<Pick<Shown, 'shown' | 'reading'> & Omit<FoundWorkers, 'first'> & { durationMinutes: number }> {
    // Reading the services updates the index.
    await queryContext.services();
    const near = placeOf(query)?.pin ?? null;
    const reading = query.q ? await read(query.q, vocabularyOf(queryContext.index, near)) : null;
    const { settings, today, terms } = known;
    const moment = { today, terms, usualRadiusKm: settings.defaultRadiusKm };
    const durationMinutes = asked.durationMinutes ?? (await durationOf(query.serviceId ?? intendedService(reading)));
    const question = { ...query, ...asked, durationMinutes, reading, near };
    const { first, ...found } = findWorkers(queryContext.index.workers, question, moment, query.page * query.limit);
    return { ...found, shown: first.slice(skipOf(query).skip), reading, durationMinutes };
  }

  type Shown = {
    /** The results on the page. */
    shown: readonly Found[];
    reading: Reading | null;
    sukiJobs: CompletedJobs;
    /** null: any time. */
    wantedMs: number | null;
    /** A worker's next free start for that service. */
    nextFreeMsOf: (worker: WorkerDocument, serviceId: string | undefined) => Promise<number | null>;
  };

  async function onPage(known: Directory, query: ListQuery, page: Shown): Promise<WorkerListing[]> {
    const { shown, reading, sukiJobs, wantedMs } = page;
    const shownService = shownServices(query.serviceId, reading);
    const listings = shown.map(async (match) => {
      const serviceId = shownService(match.worker);
      const nextFreeMs = await page.nextFreeMsOf(match.worker, serviceId);
      const listing = workerListing(known, match, serviceId, { nextFreeMs, wantedMs });
      return { ...listing, reasons: rankingReasons(match, { reading, nextFreeMs, nowMs: known.nowMs, sukiJobs }) };
    });
    return Promise.all(listings);
  }

  async function list(
    known: Directory,
    query: ListQuery,
    sukiJobs: CompletedJobs,
    job = isNamed(query) || query.reaching ? placeOf(query) : null,
  ): Promise<FoundList> {
    const { shown, reading, ...found } = await find(known, { query, job, sukiJobs });
    const nextFree = (worker: WorkerDocument, serviceId?: string) => nextFreeMsOf(known, worker, serviceId);
    const items = await onPage(known, query, { shown, reading, sukiJobs, wantedMs: null, nextFreeMsOf: nextFree });
    return { items, page: query.page, limit: query.limit, total: found.total, ...readingNotes(reading, found) };
  }

  /** Workers free at that time, then those free later that day. */
  async function available(
    known: Directory,
    query: AvailableQuery,
    sukiJobs: CompletedJobs,
  ): Promise<List<WorkerListing>> {
    const wantedMs = Date.parse(manilaInstant(query.date, query.time));
    const asked = {
      query,
      job: placeOf(query),
      sukiJobs,
      freeFromMs: wantedMs,
      durationMinutes: query.durationMinutes,
    };
    const { durationMinutes, total, shown, reading } = await find(known, asked);
    const startThen = async ({ workerId }: WorkerDocument) => {
      const calendar = known.calendar(workerId);
      return calendar
        ? startAtOrAfterMs(compiledCalendar(calendar), wantedMs, { durationMinutes, terms: known.terms })
        : null;
    };
    const items = await onPage(known, query, { shown, reading, sukiJobs, wantedMs, nextFreeMsOf: startThen });
    return { items, page: query.page, limit: query.limit, total };
  }

  return {
    directory,
    nextFreeMsOf,
    list: remembered(list),
    /** Workers whose reach includes the place. */
    reaching: remembered((known: Directory, query: ListQuery, sukiJobs) =>
      list(known, query, sukiJobs, placeOf(query)),
    ),
    available: remembered(available),
  };
}

function readingNotes(
  reading: Reading | null,
  { total, unmatched }: Pick<FoundWorkers, 'total' | 'unmatched'>,
): Pick<FoundList, 'spelledRight' | 'otherTrade' | 'unmatched'> {
  const { corrected = null, otherTrade = null } = reading ?? {};
  return {
    spelledRight: corrected,
    otherTrade: otherTrade && total === 0 ? { nearest: otherTrade.nearest } : null,
    unmatched: total === 0 ? [] : [...unmatched],
  };
}

type PlaceQuery = Pick<ListQuery, 'lat' | 'lng' | 'city' | 'province'>;

function isNamed({ city, province }: PlaceQuery): boolean {
  return Boolean(city || province);
}

/** The job's location in a query; null without one. */
export function placeOf(query: PlaceQuery): JobPlace | null {
  const { lat, lng, city = '', province = '' } = query;
  if (isNamed(query)) return jobPlaceOf({ lat, lng, city, province });
  return lat === undefined || lng === undefined ? null : jobPlaceAt({ lat, lng });
}

/** Earliest possible start. */
export function earliestMs({ nowMs, settings }: Directory): number {
  return nowMs + settings.minimumNoticeMinutes * MINUTE_MS;
}
