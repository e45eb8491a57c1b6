import { platformReset } from '#contracts/events/platform.ts';
import { jobAgreed, jobReviewed, leadingTo } from '#contracts/events/booking.ts';
import { noShowDecided } from '#contracts/events/booking-no-shows.ts';
import { manilaDay } from '#contracts/manila-time.ts';
import { defineReadModel, onEach } from '../../read-model.ts';

/** What a worker did lately that clients may come to feel, with its Manila days, oldest first. By worker id. */
export type WorkerTroublesDocument = {
  /** Jobs that they took. */
  taken: readonly string[];
  /** Requests that they themselves said no to. */
  declined: readonly string[];
  /** Jobs that they called off after they had taken them. */
  calledOff: readonly string[];
  /** Jobs that they didn't come to, but for those that an admin waived. */
  noShows: readonly { bookingId: string; day: string }[];
  /** The latest stars. */
  ratings: readonly { day: string; stars: number }[];
  /** Log position of the last change, for those who keep a copy. */
  changed: number;
};

/** The newest of each kind are kept: more than a worker has in the days that are looked at. */
const KEPT = 100;

const none = { taken: [], declined: [], calledOff: [], noShows: [], ratings: [] };

export const workerTroubles = defineReadModel<WorkerTroublesDocument>({
  name: 'analytics-troubles',
  version: 1,
  fields: ['changed'],
  startsAnew: { [platformReset]: (_, { position }) => ({ ...none, changed: position }) },
  on: {
    ...onEach(jobAgreed, {
      ids: ({ data }) => data.worker.workerId,
      apply: (before, { recordedAt, position }) => {
        const worker = before ?? { ...none, changed: 0 };
        return { ...worker, taken: latest(worker.taken, manilaDay(recordedAt)), changed: position };
      },
    }),
    ...onEach(leadingTo('declined'), {
      ids: ({ data }) => (data.cause === undefined ? data.workerId : []),
      apply: (before, { recordedAt, position }) => {
        const worker = before ?? { ...none, changed: 0 };
        return { ...worker, declined: latest(worker.declined, manilaDay(recordedAt)), changed: position };
      },
    }),
    ...onEach(leadingTo('cancelled'), {
      ids: ({ data: { workerId, by, cause } }) =>
        workerId !== null && (by === 'worker' || cause === 'worker_no_show') ? workerId : [],
      apply: (before, { data: { bookingId, cause }, recordedAt, position }) => {
        const worker = before ?? { ...none, changed: 0 };
        const day = manilaDay(recordedAt);
        return cause === 'worker_no_show'
          ? { ...worker, noShows: latest(worker.noShows, { bookingId, day }), changed: position }
          : { ...worker, calledOff: latest(worker.calledOff, day), changed: position };
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
      apply: (before, { data, recordedAt, position }) => {
        const worker = before ?? { ...none, changed: 0 };
        const rating = { day: manilaDay(recordedAt), stars: data.rating };
        return { ...worker, ratings: latest(worker.ratings, rating), changed: position };
      },
    }),
  },
});

function latest<Each>(before: readonly Each[], one: Each): readonly Each[] {
  return [...before.slice(1 - KEPT), one];
}
