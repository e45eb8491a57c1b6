import { usualHours, type WeeklyHours } from '#contracts/calendar/weekly-hours.ts';
import type { Recorded } from '#contracts/events/registry.ts';
import { DAY_MS, HOUR_MS, manilaMidnightMs } from '#contracts/manila-time.ts';
import { createProjectionEngine, createRebuildWorker, createWriteBehindWrites } from '#infra/eventing/projections.ts';
import { memoryDocuments } from '#infra/eventing/testing.ts';
import { type WorkerCalendarDocument, workerCalendars } from '#projectors/read-models/calendar/worker-calendars.ts';
import { recorder } from '#projectors/read-models/testing/given-events.ts';
import { type WorkerDocument, workers } from '#projectors/read-models/worker/workers.ts';
import { demoWorkers, NOW_MS } from '../search/demo-search.ts';

export type SearchData = { people: WorkerDocument[]; calendars: Map<string, WorkerCalendarDocument> };

const BATCH = 5000;
/** The documents stay in memory, because the store is in memory, too. */
const IN_HAND = Number.MAX_SAFE_INTEGER;

/** `size` workers with `bookings` bookings, built by the projectors' own rebuild. */
export async function makeSearchData(size: number, bookings: number): Promise<SearchData> {
  const store = memoryDocuments();
  const readModels = [createRebuildWorker(workers, IN_HAND), createRebuildWorker(workerCalendars, IN_HAND)];
  const writes = createWriteBehindWrites(store, readModels);
  const onThrow = (_event: unknown, _worker: unknown, error: unknown) => {
    throw error;
  };
  const project = createProjectionEngine({ workers: readModels, writes, onThrow });
  let batch: Recorded[] = [];
  for (const event of workerHistories(size, bookings)) {
    batch.push(event);
    if (batch.length < BATCH) continue;
    await project(batch);
    batch = [];
  }
  await project(batch);
  await writes.finish();
  return {
    people: (await store.find<WorkerDocument>(workers.name)).map(({ document }) => document),
    calendars: new Map(
      (await store.find<WorkerCalendarDocument>(workerCalendars.name)).map(({ id, document }) => [id, document]),
    ),
  };
}

function* workerHistories(size: number, bookings: number): Generator<Recorded> {
  for (let number = 0; number < size; number++) {
    const happened = recorder();
    yield* beginning(happened, number);
    yield* jobs(happened, number, jobsOf(number, bookings / size));
  }
}

/** One in seven is new; the others have between half and one and a half times the mean. */
function jobsOf(number: number, mean: number): number {
  return number % 7 === 0 ? number % 3 : Math.round((mean * 7 * (50 + (number % 101))) / 600);
}

type Happened = ReturnType<typeof recorder>;

/** A copy of a demo worker, somewhere near them, with their own name. */
function* beginning(happened: Happened, number: number): Generator<Recorded> {
  const worker = demoWorkers[number % demoWorkers.length];
  if (!worker?.profile?.location) throw new Error('A demo worker has no location');
  const { profile, rates, services } = worker;
  const ids = { workerId: `w${number}`, accountId: `a${number}` };
  const aside = (by: number) => ((number * by) % 100) / 1000 - 0.05;
  const { lat, lng, city } = worker.profile.location;
  const location = { lat: lat + aside(37), lng: lng + aside(61), city: city ?? null };
  const name = `${wordOf(number % 1500)} ${wordOf(number % 7001)}`;
  const basePriceCentavos = rates.basePriceCentavos + (number % 40) * 2500;
  yield happened('WorkerApplied', { ...ids, name, avatar: null });
  yield happened('WeeklyHoursSet', { ...ids, weeklyHours: hoursOf(number) });
  yield happened('RatesChanged', { ...ids, ...rates, basePriceCentavos });
  yield happened('ServicesOffered', { ...ids, services: [...services] });
  yield happened('ProfessionalProfileChanged', { ...ids, ...profile, location });
  yield happened('WorkerApproved', ids);
}

/** The usual hours, moved and cut: sixty different weeks. */
function hoursOf(number: number): WeeklyHours {
  const from = `${String(6 + (number % 4)).padStart(2, '0')}:${number % 3 === 0 ? '30' : '00'}`;
  const days = Object.entries(usualHours()).map(([day, openings], at) => [
    day,
    at === number % 5 ? [] : openings.map(({ to }) => ({ from, to })),
  ]);
  return { ...usualHours(), ...Object.fromEntries(days) };
}

const DAYS_BEHIND = 365;
const DAYS_AHEAD = 14;
const HOURS = [8, 10, 13, 15] as const;

/** Over a year, evenly, and the next two weeks; every third completed job is reviewed. */
function* jobs(happened: Happened, number: number, count: number): Generator<Recorded> {
  const first = manilaMidnightMs(NOW_MS) - DAYS_BEHIND * DAY_MS;
  const worker = { workerId: `w${number}`, workerAccountId: `a${number}` };
  for (let nr = 0; nr < count; nr++) {
    const day = first + Math.floor((nr * (DAYS_BEHIND + DAYS_AHEAD)) / count) * DAY_MS;
    const startMs = day + (HOURS[(nr + number) % HOURS.length] ?? 8) * HOUR_MS;
    const [startsAt, endsAt] = [startMs, startMs + HOUR_MS].map((ms) => new Date(ms).toISOString());
    if (startsAt === undefined || endsAt === undefined) continue;
    const bookingId = `b${number}-${nr}`;
    const at = new Date(Math.min(startMs - 3 * DAY_MS, NOW_MS)).toISOString();
    yield happened('SlotBooked', { workerId: worker.workerId, bookingId, startsAt, endsAt }, { at });
    if (startMs > NOW_MS) continue;
    const job = { bookingId, clientId: 'c', ...worker, clientName: 'C', serviceName: 'S', photos: [] };
    yield happened(
      'WorkCompleted',
      { ...job, completedAt: endsAt, finalAmountCentavos: 50_000, note: '' },
      { at: endsAt },
    );
    if (nr % 3 === 0)
      yield happened(
        'ReviewSubmitted',
        { ...job, clientAvatar: null, rating: rating(number, nr), text: text(number, nr) },
        { at: endsAt },
      );
  }
}

/** Between 3.6 and 4.9 stars, by worker. */
function rating(number: number, nr: number): number {
  const liking = (number * 13) % 17;
  return (nr * 7) % 17 <= liking ? 5 : 3 + (nr % 2);
}

const WORDS_A_REVIEW = 7;

function text(number: number, nr: number): string {
  return Array.from({ length: WORDS_A_REVIEW }, (_, at) => wordOf((number * 31 + nr * 577 + at * 977) % 20_000)).join(
    ' ',
  );
}

const syllables = 'ba ka da ga ha la ma na nga pa ra sa ta wa ya bi lo su ri te'.split(' ');

/** An invented word of three or four syllables. */
function wordOf(number: number): string {
  let word = '';
  for (let rest = number + syllables.length ** 2; rest > 0; rest = Math.floor(rest / syllables.length))
    word += syllables[rest % syllables.length] ?? '';
  return word;
}
