import * as z from 'zod/mini';
import { Person } from '../account/person.ts';
import { bookingPartiesWithWorker } from '../fields.ts';
import type { EventOf } from './event-schemas.ts';
import { internal, personal, published, unpublished } from './marks.ts';

const answer = { ...bookingPartiesWithWorker, workerName: personal(z.string()), text: personal(z.string()) };

/** The `review-{bookingId}` stream: what became of a review after its client wrote it, which is of the booking's own stream. */
export const reviewEvents = {
  ReviewAnswered: published('The worker answered a review, once.', { ...answer, answeredAt: z.string() }),
  ReviewAnswerChanged: published('The worker put their answer otherwise, within a day.', {
    ...answer,
    changedAt: z.string(),
  }),
  ReviewAnswerHidden: unpublished('what staff took out of sight', {
    ...bookingPartiesWithWorker,
    reason: personal(z.string()),
    hiddenBy: internal(Person),
    hiddenAt: z.string(),
  }),
  ReviewAnswerRestored: unpublished('what staff put back', {
    ...bookingPartiesWithWorker,
    restoredBy: internal(Person),
    restoredAt: z.string(),
  }),
};
export type ReviewEvent = EventOf<typeof reviewEvents>;
