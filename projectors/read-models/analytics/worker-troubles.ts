import { platformReset } from '#contracts/events/platform.ts';
import { jobAgreed, jobReviewed, leadingTo } from '#contracts/events/booking.ts';
import { noShowDecided } from '#contracts/events/booking-no-shows.ts';
import { manilaDay } from '#contracts/manila-time.ts';
import { defineReadModel, onEach } from '../../read-model.ts';

type Noted = { bookingId: string; day: string };

/** What a worker did lately that clients may come to feel, each with its booking and its Manila day, oldest first. By worker id. */
export type WorkerTroublesDocument = {
  /** Jobs that they took. */
  taken: readonly Noted[];
  /** Requests that they themselves said no to. */
  declined: readonly Noted[];
  /** Jobs that they called off after they had taken them. */
  calledOff: readonly Noted[];
  /** Jobs that they didn't come to, but for those that an admin waived. */
  noShows: readonly Noted[];
  /** The latest stars. */
  ratings: readonly (Noted & { stars: number })[];
  /** Log position of the last change, for those who keep a copy. */
  changed: number;
};

/** The newest of each kind are kept: more than a worker has in the days that are looked at. */
const KEPT = 100;

const none = { taken: [], declined: [], calledOff: [], noShows: [], ratings: [] };

export const workerTroubles = defineReadModel<WorkerTroublesDocument>({
  name: 'analytics-troubles',
  version: 2,
  fields: ['changed'],
  startsAnew: { [platformReset]: (_, { position }) => ({ ...none, changed: position }) },
  on: {
    ...onEach(jobAgreed, {
      ids: ({ data }) => data.worker.workerId,
      apply: (before, event) => {
        const worker = before ?? { ...none, changed: 0 };
        return { ...worker, taken: latest(worker.taken, noted(event)), changed: event.position };
      },
    }),
    ...onEach(leadingTo('declined'), {
      ids: ({ data }) => (data.cause === undefined ? data.workerId : []),
      apply: (before, event) => {
        const worker = before ?? { ...none, changed: 0 };
        return { ...worker, declined: latest(worker.declined, noted(event)), changed: event.position };
      },
    }),
    ...onEach(leadingTo('cancelled'), {
      ids: ({ data: { workerId, by, cause } }) =>
        workerId !== null && (by === 'worker' || cause === 'worker_no_show') ? workerId : [],
      apply: (before, event) => {
        const worker = before ?? { ...none, changed: 0 };
        return event.data.cause === 'worker_no_show'
          ? { ...worker, noShows: latest(worker.noShows, noted(event)), changed: event.position }
          : { ...worker, calledOff: latest(worker.calledOff, noted(event)), changed: event.position };
      },
    }),
    ...onEach(noShowDecided, {
      ids: ({ data: { workerId, against, outcome } }) => (against === 'worker' && outcome === 'waived' ? workerId : []),
      apply: (worker, { data: { bookingId }, position }) =>
        worker && {
          ...worker,
          noShows: worker.noShows.filter((noShow) => noShow.bookingId !== bookingId),
          changed: position,
        },
    }),
    ...onEach(jobReviewed, {
      ids: ({ data }) => data.workerId,
      apply: (before, event) => {
        const worker = before ?? { ...none, changed: 0 };
        const rating = { ...noted(event), stars: event.data.rating };
        return { ...worker, ratings: latest(worker.ratings, rating), changed: event.position };
      },
    }),
  },
});

function noted({ data, recordedAt }: { data: { bookingId: string }; recordedAt: string }): Noted {
  return { bookingId: data.bookingId, day: manilaDay(recordedAt) };
}

/** A booking counts once, so that what is counted is what its list shows. */
function latest<Each extends Noted>(before: readonly Each[], one: Each): readonly Each[] {
  return [...before.filter(({ bookingId }) => bookingId !== one.bookingId).slice(1 - KEPT), one];
}
