import { hoursOnly } from '#contracts/calendar/availability.ts';
import { noRules } from '#contracts/calendar/booking-rules.ts';
import { emptyCalendar } from '#contracts/calendar/calendar-fold.ts';
import { usualHours } from '#contracts/calendar/weekly-hours.ts';
import type { Coordinates } from '#contracts/fields.ts';
import { defaultSettings } from '#contracts/platform/settings.ts';
import { noProfile, startingRates } from '#contracts/worker/worker-fold.ts';
import type { WorkerCalendarDocument } from '#projectors/read-models/calendar/worker-calendars.ts';
import type { WorkerDocument } from '#projectors/read-models/worker/workers.ts';
import { demoServices } from '#demo/people/services.ts';
import { type DemoWorker, workers } from '#demo/people/people.ts';
import { workerProfile } from '#demo/people/worker-profile.ts';
import { findWorkers, type Question } from '#query-api/search/find-workers.ts';
import { read } from '#query-api/search/reading.ts';
import { createSearchIndex } from '#query-api/search/search-index.ts';
import { vocabularyOf } from '#query-api/search/vocabulary.ts';

/** Wednesday, 10:00 in Manila. */
export const NOW_MS = Date.parse('2026-11-18T02:00:00.000Z');

/** The demo's workers as documents, without the work history that its bookings give them. */
export const demoWorkers: readonly WorkerDocument[] = workers.map(documentOf);

function documentOf(worker: DemoWorker): WorkerDocument {
  const { key, services, location, tagline } = worker;
  const profile = workerProfile(worker);
  return {
    kind: 'worker',
    workerId: key,
    accountId: `account-${key}`,
    name: `${worker.firstName} ${worker.lastName}`,
    avatar: null,
    approval: { status: 'approved' },
    services: services.map(({ id, name, category }) => ({ serviceId: id, name, category })),
    rates: { ...startingRates, basePriceCentavos: profile?.basePrice ?? startingRates.basePriceCentavos },
    profile: {
      ...noProfile,
      tagline,
      location,
      radiusKm: profile?.radiusKm ?? 10,
      languages: profile?.languages ?? [],
      skills: profile?.skills ?? [],
    },
    movedAt: [],
    portfolio: [],
    work: [],
    weeklyHours: usualHours(),
    timeOff: [],
    rules: noRules,
    documents: [],
    asked: null,
    payoutAccount: null,
    active: true,
    listed: true,
    appliedAt: '2026-01-05T00:00:00.000Z',
    cells: [],
    ratingSum: 45,
    reviewCount: 10,
    reviewWords: [],
    completedJobs: 12,
    noShows: 0,
    lateArrivals: 0,
    changed: 1,
  };
}

export function calendarOf(workerId: string): WorkerCalendarDocument {
  return { ...hoursOnly(usualHours()), workerId, timeOff: [], calendar: emptyCalendar, slots: [], changed: 1 };
}

/** The search over some workers and the demo's catalogue; a worker without a calendar has the usual hours. */
export function searchAmong(
  people: readonly WorkerDocument[],
  calendars: ReadonlyMap<string, WorkerCalendarDocument> = new Map(),
) {
  const index = createSearchIndex();
  for (const { id, basePrice, ...facts } of demoServices)
    index.services.changed(id, {
      ...facts,
      serviceId: id,
      basePriceCentavos: basePrice,
      isActive: true,
      changed: 1,
    });
  for (const worker of people) {
    index.workers.followWorkers.changed(worker.workerId, worker);
    index.workers.followCalendars.changed(
      worker.workerId,
      calendars.get(worker.workerId) ?? calendarOf(worker.workerId),
    );
  }
  const moment = {
    today: '2026-11-18',
    terms: { ...defaultSettings, nowMs: NOW_MS },
    usualRadiusKm: defaultSettings.defaultRadiusKm,
  };
  /** The search with its first `count` results. */
  async function ask(q: string, asked: Partial<Question>, count: number, today = moment.today) {
    const near: Coordinates | null = asked.near ?? null;
    const reading = q === '' ? null : await read(q, vocabularyOf(index, near));
    const question = { near, job: null, sort: 'best', sukiJobs: {}, durationMinutes: 60, ...asked, reading } as const;
    const first = (wanted: number) => findWorkers(index.workers, question, { ...moment, today }, wanted).first;
    return { ...findWorkers(index.workers, question, { ...moment, today }, count), reading, upTo: first };
  }
  return {
    index,
    ask,
    /** The search; `first(n)` returns its first n results. */
    async find(q: string, asked: Partial<Question> = {}, today = moment.today) {
      const { total, reading, upTo } = await ask(q, asked, 0, today);
      return { total, reading, first: upTo };
    },
  };
}
