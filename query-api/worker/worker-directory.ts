import { LRUCache } from 'lru-cache';
import type { Coordinates } from '#contracts/fields.ts';
import { manilaDay, MINUTE_MS } from '#contracts/manila-time.ts';
import { isWithinReach, type JobPlace } from '#contracts/place/reach.ts';
import type { Settings } from '#contracts/platform/settings.ts';
import { lacksCheckedId } from '#contracts/worker/documents.ts';
import { noProfile, reachOf, startingRates } from '#contracts/worker/worker-fold.ts';
import type { WorkerCalendarDocument } from '#projectors/read-models/calendar/worker-calendars.ts';
import type { WorkerDocument } from '#projectors/read-models/worker/workers.ts';
import { folded, startsWords } from '#projectors/read-models/folded-text.ts';
import { kmBetween } from '../booking/distance-to.ts';
import { availableUntil, firstFreeStart, today } from '../calendar/free-time.ts';
import type { QueryContext } from '../query-context.ts';

/** The workers whom clients find, with what the moment adds to them. `version` changes whenever anything in it does. */
export type Directory = {
  version: string;
  nowMs: number;
  /** In Manila. */
  today: string;
  settings: Settings;
  listed: readonly WorkerDocument[];
  worker: (workerId: string) => WorkerDocument | undefined;
  calendar: (workerId: string) => WorkerCalendarDocument | undefined;
  availableUntil: (workerId: string) => number | null;
};

/** As of the running minute: opening hours don't turn on seconds. */
export function workerDirectory(queryContext: Pick<QueryContext, 'workers' | 'calendars' | 'settings' | 'now'>) {
  let known: Directory | undefined;

  return async function directory(): Promise<Directory> {
    const [workers, calendars, settings] = await Promise.all([
      queryContext.workers(),
      queryContext.calendars(),
      queryContext.settings(),
    ]);
    const nowMs = Math.floor(queryContext.now().getTime() / MINUTE_MS) * MINUTE_MS;
    const version = [workers.version, calendars.version, nowMs, JSON.stringify(settings)].join();
    if (known?.version !== version) known = assemble(version, nowMs, settings, workers.items, calendars.items);
    return known;
  };
}

function assemble(
  version: string,
  nowMs: number,
  settings: Settings,
  workers: ReadonlyMap<string, WorkerDocument>,
  calendars: ReadonlyMap<string, WorkerCalendarDocument>,
): Directory {
  const day = today(nowMs);
  const manilaToday = manilaDay(nowMs);
  const until = new Map<string, number | null>();
  return {
    version,
    nowMs,
    settings,
    today: manilaToday,
    listed: [...workers.values()].filter((worker) => takesNewJobs(worker, manilaToday)),
    worker: (workerId) => workers.get(workerId),
    calendar: (workerId) => calendars.get(workerId),
    availableUntil(workerId) {
      const found = until.get(workerId);
      if (found !== undefined) return found;
      const calendar = calendars.get(workerId);
      const made =
        calendar && !lacksCheckedId(workers.get(workerId)?.documents ?? [], manilaToday)
          ? availableUntil(calendar, day)
          : null;
      until.set(workerId, made);
      return made;
    },
  };
}

/** Approved, active, and with an ID that holds on that Manila day where one was checked. */
export function takesNewJobs({ listed, documents }: WorkerDocument, day: string): boolean {
  return listed && !lacksCheckedId(documents, day);
}

export type Sort = 'best' | 'rating' | 'price' | 'nearest';
export type Search = {
  words: readonly string[];
  serviceId: string | undefined;
  /** What distances are told from. */ near: Coordinates | null;
  /** Where all must be able to come; null: nobody asked. */ job: JobPlace | null;
  sort: Sort;
};
export type Match = { worker: WorkerDocument; /** As shown. */ km: number | null };

/** Those who match, in the order asked for. */
export function searchWorkers(directory: Directory, search: Search): Match[] {
  const matches: Match[] = [];
  for (const worker of directory.listed) {
    if (search.serviceId && !offers(worker, search.serviceId)) continue;
    if (search.words.length > 0 && !startsWords(searchText(worker), search.words)) continue;
    const reach = reachOf(worker);
    if (search.job && !isWithinReach(reach, search.job, directory.settings.defaultRadiusKm)) continue;
    matches.push({ worker, km: kmBetween(reach, search.near) });
  }
  return sorted(matches, rank(search, directory));
}

export function offers({ services }: WorkerDocument, serviceId: string): boolean {
  return services.some((service) => service.serviceId === serviceId);
}

const searchTexts = new WeakMap<WorkerDocument, string>();

function searchText(worker: WorkerDocument): string {
  const known = searchTexts.get(worker);
  if (known !== undefined) return known;
  const { tagline, location, skills } = worker.profile ?? noProfile;
  const made = folded(
    [
      worker.name,
      tagline,
      location?.city ?? '',
      ...worker.services.map(({ name, category }) => `${name} ${category}`),
      ...skills,
    ].join(' '),
  );
  searchTexts.set(worker, made);
  return made;
}

/** What a job of this service, or of one without a rate of its own, starts at with this worker. Centavos. */
export function startingPrice({ rates }: WorkerDocument, serviceId?: string): number {
  const { ratesCentavos, basePriceCentavos } = rates;
  return (serviceId ? ratesCentavos[serviceId] : undefined) ?? (basePriceCentavos || startingRates.basePriceCentavos);
}

/** One decimal is what people read. */
export function shownRating(worker: WorkerDocument): number {
  return Math.round(averageRating(worker) * 10) / 10;
}

export function averageRating({ ratingSum, reviewCount }: WorkerDocument): number {
  return reviewCount === 0 ? 0 : ratingSum / reviewCount;
}

/** A few reviews say less than many: as if everybody had five reviews of 4.2 to begin with. */
function trustedRating({ ratingSum, reviewCount }: WorkerDocument): number {
  return (ratingSum + 5 * 4.2) / (reviewCount + 5);
}

const FAR_AWAY_KM = 1e6;

/** Higher comes first. */
function rank({ sort, serviceId }: Search, directory: Directory): (match: Match) => number {
  const ranks: Record<Sort, (match: Match) => number> = {
    best: ({ worker, km }) =>
      trustedRating(worker) +
      Math.log10(1 + worker.completedJobs) / 4 +
      (directory.availableUntil(worker.workerId) === null ? 0 : 0.25) -
      Math.min(km ?? 0, 50) / 25,
    rating: ({ worker }) => averageRating(worker) + worker.reviewCount / 1e6,
    price: ({ worker }) => -startingPrice(worker, serviceId),
    // Of those who are as near, who is rated better.
    nearest: ({ worker, km }) => trustedRating(worker) / 100 - (km ?? FAR_AWAY_KM),
  };
  return ranks[sort];
}

function sorted(matches: Match[], rankOf: (match: Match) => number): Match[] {
  return matches
    .map((match) => ({ match, rank: rankOf(match) }))
    .sort((one, other) => other.rank - one.rank || (one.match.worker.workerId < other.match.worker.workerId ? -1 : 1))
    .map(({ match }) => match);
}

const nextFree = new LRUCache<string, { of: WorkerCalendarDocument; start: number }>({ max: 20_000 });
const NEVER = -1;

/** The worker's first free start for a job from an instant on, remembered while their calendar stays as it is. */
export function nextFreeStart(
  directory: Directory,
  workerId: string,
  startMs: number,
  durationMinutes: number,
): number | null {
  const calendar = directory.calendar(workerId);
  if (!calendar) return null;
  const bufferMinutes = directory.settings.travelBufferMinutes;
  const key = `${workerId} ${startMs} ${durationMinutes} ${bufferMinutes}`;
  const known = nextFree.get(key);
  if (known?.of === calendar) return known.start === NEVER ? null : known.start;
  const start = firstFreeStart(calendar, {
    startMs,
    durationMs: durationMinutes * MINUTE_MS,
    bufferMs: bufferMinutes * MINUTE_MS,
  });
  nextFree.set(key, { of: calendar, start: start ?? NEVER });
  return start;
}
