import { LRUCache } from 'lru-cache';
import type { QueryOf } from '#contracts/calls/call.ts';
import type { workerCalls } from '#contracts/calls/worker.ts';
import type { List } from '#contracts/fields.ts';
import { manilaInstant, MINUTE_MS } from '#contracts/manila-time.ts';
import { type JobPlace, jobPlaceAt, jobPlaceOf } from '#contracts/place/reach.ts';
import { lacksCheckedId } from '#contracts/worker/documents.ts';
import type { WorkerListing } from '#contracts/views/worker.ts';
import type { WorkerDocument } from '#projectors/read-models/worker/workers.ts';
import { wordsOf } from '#projectors/read-models/folded-text.ts';
import { endOfDayMs, freeAt } from '../calendar/free-time.ts';
import { pageOf, skipOf } from '../page.ts';
import type { QueryContext } from '../query-context.ts';
import {
  type Directory,
  type Match,
  nextFreeStart,
  type Search,
  searchWorkers,
  workerDirectory,
} from './worker-directory.ts';
import { workerListing } from './worker-view.ts';

type ListQuery = QueryOf<typeof workerCalls.listWorkers>;
type AvailableQuery = QueryOf<typeof workerCalls.listAvailableWorkers>;

const USUAL_DURATION_MINUTES = 60;
const ANSWERS_KEPT = 300;

/** The two searches for workers. An answer is kept until a worker, a calendar, the settings or the minute changes. */
export function workerSearch(
  queryContext: Pick<QueryContext, 'workers' | 'calendars' | 'services' | 'settings' | 'now'>,
) {
  const directory = workerDirectory(queryContext);
  const answers = new LRUCache<string, List<WorkerListing>>({ max: ANSWERS_KEPT });
  let version = '';

  async function remembered(
    query: ListQuery | AvailableQuery,
    make: (known: Directory) => Promise<List<WorkerListing>>,
  ): Promise<List<WorkerListing>> {
    const known = await directory();
    if (known.version !== version) answers.clear();
    version = known.version;
    const key = JSON.stringify(query);
    const answer = answers.get(key) ?? (await make(known));
    if (version === known.version) answers.set(key, answer);
    return answer;
  }

  async function durationOf(serviceId: string | undefined): Promise<number> {
    const service = serviceId ? (await queryContext.services()).items.get(serviceId) : undefined;
    return service?.durationMinutes ?? USUAL_DURATION_MINUTES;
  }

  /** When the worker can come for that service, else for the one that they are shown with: their first. In ms. */
  async function nextFreeMsOf(
    known: Directory,
    { workerId, services, documents }: WorkerDocument,
    serviceId?: string,
  ): Promise<number | null> {
    if (lacksCheckedId(documents, known.today)) return null;
    return nextFreeStart(known, workerId, earliestMs(known), await durationOf(serviceId ?? services[0]?.serviceId));
  }

  async function list(known: Directory, query: ListQuery): Promise<List<WorkerListing>> {
    const place = placeOf(query);
    const matches = searchWorkers(known, searchOf(query, place, isNamed(query) ? place : null));
    const { items, ...page } = pageOf(matches, query);
    const listings = items.map(async (match) =>
      workerListing(known, match, query.serviceId, {
        nextFreeMs: await nextFreeMsOf(known, match.worker, query.serviceId),
        wantedMs: null,
      }),
    );
    return { items: await Promise.all(listings), ...page };
  }

  /** Those who are free at that time, then those who are free later that day. */
  async function available(known: Directory, query: AvailableQuery): Promise<List<WorkerListing>> {
    const wantedMs = Date.parse(manilaInstant(query.date, query.time));
    const duration = query.durationMinutes ?? (await durationOf(query.serviceId));
    const place = placeOf(query);
    const candidates = searchWorkers(known, searchOf(query, place, place));
    const timed = candidates
      .map((match) => ({ match, nextFreeMs: firstStartThatDay(known, match, wantedMs, duration) }))
      .filter(({ nextFreeMs }) => nextFreeMs !== null);
    const ordered = [
      ...timed.filter(({ nextFreeMs }) => nextFreeMs === wantedMs),
      ...timed.filter(({ nextFreeMs }) => nextFreeMs !== wantedMs),
    ];
    const { skip, limit } = skipOf(query);
    const items = ordered
      .slice(skip, skip + limit)
      .map(({ match, nextFreeMs }) => workerListing(known, match, query.serviceId, { nextFreeMs, wantedMs }));
    return { items, page: query.page, limit, total: ordered.length };
  }

  return {
    directory,
    nextFreeMsOf,
    list: (query: ListQuery) => remembered(query, (known) => list(known, query)),
    available: (query: AvailableQuery) => remembered(query, (known) => available(known, query)),
  };
}

function searchOf({ q, serviceId, sort }: ListQuery, place: JobPlace | null, job: JobPlace | null): Search {
  return { words: wordsOf(q), serviceId, near: place?.pin ?? null, job, sort };
}

type PlaceQuery = Pick<ListQuery, 'lat' | 'lng' | 'city' | 'province'>;

function isNamed({ city, province }: PlaceQuery): boolean {
  return Boolean(city || province);
}

/** Where a query says that the job is; null when it says nothing. */
export function placeOf(query: PlaceQuery): JobPlace | null {
  const { lat, lng, city = '', province = '' } = query;
  if (isNamed(query)) return jobPlaceOf({ lat, lng, city, province });
  return lat === undefined || lng === undefined ? null : jobPlaceAt({ lat, lng });
}

/** Nobody can be booked sooner. */
export function earliestMs({ nowMs, settings }: Directory): number {
  return nowMs + settings.minimumNoticeMinutes * MINUTE_MS;
}

function firstStartThatDay(
  known: Directory,
  { worker }: Match,
  wantedMs: number,
  durationMinutes: number,
): number | null {
  const calendar = known.calendar(worker.workerId);
  const fromMs = Math.max(wantedMs, earliestMs(known));
  if (!calendar) return null;
  const job = {
    startMs: wantedMs,
    durationMs: durationMinutes * MINUTE_MS,
    bufferMs: known.settings.travelBufferMinutes * MINUTE_MS,
  };
  if (fromMs === wantedMs && freeAt(calendar, job)) return wantedMs;
  const start = nextFreeStart(known, worker.workerId, fromMs, durationMinutes);
  return start !== null && start < endOfDayMs(wantedMs) ? start : null;
}
