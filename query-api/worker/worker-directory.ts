import { LRUCache } from 'lru-cache';
import { compiledCalendar } from '#contracts/calendar/compiled-calendar.ts';
import { firstFreeStartMs } from '#contracts/calendar/free-starts.ts';
import { availableUntilMs, type Terms } from '#contracts/calendar/start-refusal.ts';
import { manilaDay, MINUTE_MS } from '#contracts/manila-time.ts';
import type { Settings } from '#contracts/platform/settings.ts';
import { documentProblem } from '#contracts/worker/documents.ts';
import type { WorkerCalendarDocument } from '#projectors/read-models/calendar/worker-calendars.ts';
import type { WorkerDocument } from '#projectors/read-models/worker/workers.ts';
import type { QueryContext } from '../query-context.ts';

/** The workers with time-dependent data. `version` changes with any of it. */
export type Directory = {
  version: string;
  nowMs: number;
  /** In Manila. */
  today: string;
  settings: Settings;
  /** Booking terms as of the end of the current minute. */
  terms: Terms;
  worker: (workerId: string) => WorkerDocument | undefined;
  calendar: (workerId: string) => WorkerCalendarDocument | undefined;
  availableUntil: (workerId: string) => number | null;
};

/** As of the current minute: opening hours need no seconds. */
export function workerDirectory(queryContext: Pick<QueryContext, 'workers' | 'calendars' | 'settings' | 'now'>) {
  let known: Directory | undefined;

  return async function directory(): Promise<Directory> {
    const [workers, calendars, settings] = await Promise.all([
      queryContext.workers(),
      queryContext.calendars(),
      queryContext.settings(),
    ]);
    const exactMs = queryContext.now().getTime();
    const nowMs = Math.floor(exactMs / MINUTE_MS) * MINUTE_MS;
    // Clients request a start some moments after it was offered.
    const terms = { ...settings, nowMs: Math.ceil(exactMs / MINUTE_MS) * MINUTE_MS };
    const version = [workers.version, calendars.version, nowMs, JSON.stringify(terms)].join();
    if (known?.version !== version)
      known = assemble({ version, nowMs, settings, terms }, workers.items, calendars.items);
    return known;
  };
}

function assemble(
  moment: Pick<Directory, 'version' | 'nowMs' | 'settings' | 'terms'>,
  workers: ReadonlyMap<string, WorkerDocument>,
  calendars: ReadonlyMap<string, WorkerCalendarDocument>,
): Directory {
  const { nowMs } = moment;
  const manilaToday = manilaDay(nowMs);
  const until = new Map<string, number | null>();
  return {
    ...moment,
    today: manilaToday,
    worker: (workerId) => workers.get(workerId),
    calendar: (workerId) => calendars.get(workerId),
    availableUntil(workerId) {
      const found = until.get(workerId);
      if (found !== undefined) return found;
      const calendar = calendars.get(workerId);
      const made =
        calendar && documentProblem(workers.get(workerId) ?? { documents: [] }, manilaToday) === null
          ? availableUntilMs(calendar, nowMs)
          : null;
      until.set(workerId, made);
      return made;
    },
  };
}

const nextFree = new LRUCache<string, { of: WorkerCalendarDocument; start: number }>({ max: 20_000 });
const NEVER = -1;

/** The worker's first free start for a job from an instant on, cached while their calendar is unchanged. */
export function nextFreeStart(
  directory: Directory,
  workerId: string,
  startMs: number,
  durationMinutes: number,
): number | null {
  const calendar = directory.calendar(workerId);
  if (!calendar) return null;
  const { terms } = directory;
  const { nowMs, minimumNoticeMinutes, bookingHorizonDays, travelBufferMinutes } = terms;
  const rules = [nowMs, minimumNoticeMinutes, bookingHorizonDays, travelBufferMinutes];
  const key = [workerId, startMs, durationMinutes, ...rules].join();
  const known = nextFree.get(key);
  if (known?.of === calendar) return known.start === NEVER ? null : known.start;
  const start = firstFreeStartMs(compiledCalendar(calendar), startMs, { durationMinutes, terms });
  nextFree.set(key, { of: calendar, start: start ?? NEVER });
  return start;
}
