import type { Recorded } from '#contracts/events/registry.ts';
import { type ReviewEvent, reviewEvents } from '#contracts/events/review.ts';
import { typesOf } from '#contracts/events/event-schemas.ts';
import { foldReviewAnswer, noReviewAnswer, type ReviewAnswer } from '#contracts/review/review-answer-fold.ts';
import { defineReadModel, onEach } from '../../read-model.ts';

/** A client's review of a job, and the worker's answer. By booking id: a booking has one review. */
export type ReviewDocument = {
  bookingId: string;
  workerId: string;
  clientId: string;
  clientName: string;
  clientAvatar: string | null;
  serviceName: string;
  rating: number;
  text: string;
  photos: string[];
  at: string;
  answer?: ReviewAnswer;
  /** Everything was refunded: the review does not count and is hidden from others. Default: it counts. */
  refunded?: true | null;
};

export const reviews = defineReadModel<ReviewDocument>({
  name: 'reviews',
  version: 3,
  fields: ['workerId', 'at', 'rating', 'serviceName', 'refunded'],
  compound: [
    ['workerId', 'refunded', 'at'],
    ['workerId', 'refunded', 'rating', 'at'],
    ['workerId', 'refunded', 'serviceName', 'at'],
  ],
  on: {
    ReviewSubmitted: {
      ids: ({ data }) => data.bookingId,
      apply: (_, { data: { workerAccountId: _account, ...review }, recordedAt }) => ({ ...review, at: recordedAt }),
      creates: true,
    },
    FullRefundNoted: {
      ids: ({ data }) => data.bookingId,
      apply: (review, { data: { refunded } }) => review && { ...review, refunded: refunded || null },
    },
    ...onEach<ReviewEvent['type'], ReviewDocument>(typesOf(reviewEvents), {
      ids: ({ data }) => data.bookingId,
      apply: (review, event) => review && { ...review, ...answered(review, event) },
    }),
  },
});

function answered({ answer }: ReviewDocument, event: Recorded<ReviewEvent['type']>): Pick<ReviewDocument, 'answer'> {
  const state = foldReviewAnswer(answer ? { ...answer, kind: 'answer' } : noReviewAnswer, event);
  if (state.kind === 'none') return {};
  const { kind: _kind, ...shown } = state;
  return { answer: shown };
}
