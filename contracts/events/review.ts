import * as z from 'zod/mini';
import { Person } from '../account/person.ts';
import { bookingPartiesWithWorker } from '../fields.ts';
import type { EventOf } from './event-schemas.ts';
import { internal, personal, published, unpublished } from './marks.ts';

const answer = { ...bookingPartiesWithWorker, workerName: personal(z.string()), text: personal(z.string()) };

/** The `review-{bookingId}` stream: a review's later history. The review itself is in the booking's stream. */
export const reviewEvents = {
  ReviewAnswered: published('The worker answered a review, once.', { ...answer, answeredAt: z.string() }),
  ReviewAnswerChanged: published('The worker changed their answer, within a day.', {
    ...answer,
    changedAt: z.string(),
  }),
  ReviewAnswerHidden: unpublished('moderation by staff', {
    ...bookingPartiesWithWorker,
    reason: personal(z.string()),
    hiddenBy: internal(Person),
    hiddenAt: z.string(),
  }),
  ReviewAnswerRestored: unpublished('moderation by staff', {
    ...bookingPartiesWithWorker,
    restoredBy: internal(Person),
    restoredAt: z.string(),
  }),
};
export type ReviewEvent = EventOf<typeof reviewEvents>;
