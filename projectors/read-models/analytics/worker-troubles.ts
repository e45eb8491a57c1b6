import type { Trouble } from '#contracts/analytics/bookings-of-figures.ts';
import { platformReset } from '#contracts/events/platform.ts';
import { jobAgreed, jobReviewed, leadingTo, reviewCountChanged } from '#contracts/events/booking.ts';
import { noShowDecided } from '#contracts/events/booking-no-shows.ts';
import { addDays, manilaDay } from '#contracts/manila-time.ts';
import { defineReadModel, onEach } from '../../read-model.ts';
import { type Counts, moved, increment } from './counts.ts';
import { isNoToRequest } from './request-facts.ts';

type Noted = { bookingId: string; day: string };

/** Count per Manila day, and the newest bookings for a list, oldest first. */
export type Tally = { days: Counts; newest: readonly Noted[] };
export type Stars = { count: number; sum: number };

/** A worker's recent problems for clients, by day: every day of the window is counted, in any volume. By worker id. */
export type WorkerTroublesDocument = {
  /** Jobs accepted. */
  taken: Tally;
  /** Requests that the worker declined in person. */
  declined: Tally;
  /** Jobs cancelled after they were accepted. */
  calledOff: Tally;
  /** No-shows, without waived ones. */
  noShows: Tally;
  /** Reviews of the worker. */
  ratings: Tally;
  /** Stars by Manila day, and the sum of all earlier days. */
  stars: { days: Readonly<Record<string, Stars>>; before: Stars };
  /** Log position of the last change, for in-memory replicas. */
  changed: number;
};

/** Length of the window. Older days are dropped, so that documents stay bounded. */
const DAYS = 90;
/** Maximum number of bookings of each kind in its list. */
const LISTED = 100;

const noTally: Tally = { days: {}, newest: [] };
const noStars: Stars = { count: 0, sum: 0 };
const none: Omit<WorkerTroublesDocument, 'changed'> = {
  taken: noTally,
  declined: noTally,
  calledOff: noTally,
  noShows: noTally,
  ratings: noTally,
  stars: { days: {}, before: noStars },
};

export function firstDayOfLately(today: string): string {
  return addDays(today, 1 - DAYS);
}

type OfBooking = { data: { bookingId: string }; recordedAt: string; position: number };

export const workerTroubles = defineReadModel<WorkerTroublesDocument>({
  name: 'analytics-troubles',
  version: 4,
  fields: ['changed'],
  resetOn: { [platformReset]: (_, { position }) => ({ ...none, changed: position }) },
  on: {
    ...onEach(jobAgreed, {
      ids: ({ data }) => data.worker.workerId,
      apply: (worker, event) => counted(worker, 'taken', event),
    }),
    ...onEach(leadingTo('declined'), {
      ids: ({ data }) => (data.cause === undefined ? data.workerId : []),
      apply: (worker, event) => counted(worker, 'declined', event),
    }),
    ...onEach(leadingTo('cancelled'), {
      ids: ({ data: { workerId, by, cause } }) =>
        workerId !== null && (by === 'worker' || cause === 'worker_no_show') ? workerId : [],
      apply: (worker, event) => counted(worker, kindOfCancellation(event.data), event),
    }),
    ...onEach(noShowDecided, {
      ids: ({ data: { workerId, against, outcome } }) => (against === 'worker' && outcome === 'waived' ? workerId : []),
      apply: (worker, { data: { bookingId }, position }) =>
        worker && { ...worker, noShows: without(worker.noShows, bookingId), changed: position },
    }),
    ...onEach(jobReviewed, {
      ids: ({ data }) => data.workerId,
      apply: (worker, event) => withStars(counted(worker, 'ratings', event), event),
    }),
    [reviewCountChanged]: {
      ids: ({ data }) => (data.rating === null ? [] : data.workerId),
      apply: (worker, event) => {
        const rated = { ...event, data: { ...event.data, rating: event.data.rating ?? 0 } };
        if (!event.data.refunded) return withStars(counted(worker, 'ratings', rated), rated);
        return worker && { ...withoutStars(worker, rated.data), changed: event.position };
      },
    },
  },
});

function kindOfCancellation(data: { by: string; from: string; cause?: string | undefined }): Trouble {
  if (data.cause === 'worker_no_show') return 'noShows';
  return isNoToRequest(data) ? 'declined' : 'calledOff';
}

function counted(
  before: WorkerTroublesDocument | undefined,
  kind: Trouble,
  { data: { bookingId }, recordedAt, position }: OfBooking,
): WorkerTroublesDocument {
  const worker = before ?? { ...none, changed: 0 };
  return { ...worker, [kind]: addToTally(worker[kind], { bookingId, day: manilaDay(recordedAt) }), changed: position };
}

/** Each booking counts once, so that the count matches its list. */
function addToTally(before: Tally, noted: Noted): Tally {
  const { days, newest } = without(before, noted.bookingId);
  const since = firstDayOfLately(noted.day);
  return {
    days: increment(Object.fromEntries(Object.entries(days).filter(([day]) => day >= since)), noted.day),
    newest: [...newest.filter(({ day }) => day >= since), noted].slice(-LISTED),
  };
}

function without(tally: Tally, bookingId: string): Tally {
  const noted = tally.newest.find((each) => each.bookingId === bookingId);
  if (!noted) return tally;
  return { days: moved(tally.days, noted.day, null), newest: tally.newest.filter((each) => each !== noted) };
}

/** A job has one review. */
function withStars(
  worker: WorkerTroublesDocument,
  { data: { rating }, recordedAt }: { data: { rating: number }; recordedAt: string },
): WorkerTroublesDocument {
  const { days, before } = worker.stars;
  const today = manilaDay(recordedAt);
  const since = firstDayOfLately(today);
  const lately = Object.entries(days).filter(([day]) => day >= since);
  const older = Object.entries(days).filter(([day]) => day < since);
  const ofToday = sumOf([days[today] ?? noStars, { count: 1, sum: rating }]);
  return {
    ...worker,
    stars: {
      days: { ...Object.fromEntries(lately), [today]: ofToday },
      before: sumOf([before, ...older.map(([, stars]) => stars)]),
    },
  };
}

/** Only for a review that the list still has: older ones are outside the window. */
function withoutStars(
  worker: WorkerTroublesDocument,
  { bookingId, rating }: { bookingId: string; rating: number },
): WorkerTroublesDocument {
  const day = worker.ratings.newest.find((noted) => noted.bookingId === bookingId)?.day;
  const stars = day === undefined ? undefined : worker.stars.days[day];
  if (day === undefined || !stars) return worker;
  const days = { ...worker.stars.days, [day]: sumOf([stars, { count: -1, sum: -rating }]) };
  return { ...worker, ratings: without(worker.ratings, bookingId), stars: { ...worker.stars, days } };
}

export function sumOf(all: readonly Stars[]): Stars {
  return all.reduce((one, other) => ({ count: one.count + other.count, sum: one.sum + other.sum }), noStars);
}
