import * as z from 'zod/mini';
import { Reason, Text, Typed, listOf, paging, queryInt } from '../fields.ts';
import { ReviewCounts, Review } from '../views/review.ts';
import { defineCall } from './call.ts';
import { idParams } from './params.ts';

const narrowed = z.object({
  ...paging(),
  stars: z.optional(queryInt(1, 5)),
  /** By the service's name, as in reviews. */
  service: z.optional(Typed.check(z.maxLength(200))),
});
const Reviews = z.extend(listOf(Review), {
  /** Of all reviews, regardless of filters. */
  counts: ReviewCounts,
});
const AnswerChanged = z.object({ bookingId: z.string() });

/** A review is identified by its booking: `{id}` is the booking's. */
export const reviewCalls = {
  listReviews: defineCall({
    method: 'GET',
    path: '/workers/{id}/reviews',
    summary: 'List a worker’s reviews with answers, newest first',
    who: 'anyone',
    params: idParams,
    query: narrowed,
    answer: Reviews,
    errors: ['not_found'],
  }),
  listOwnReviews: defineCall({
    method: 'GET',
    path: '/providers/reviews',
    summary: 'List the worker’s own reviews, newest first',
    who: ['worker'],
    query: narrowed,
    answer: Reviews,
    errors: [],
  }),
  answerReview: defineCall({
    method: 'POST',
    path: '/providers/reviews/{id}/answer',
    summary: 'Answer a review once; the answer can be changed for a day',
    who: ['worker'],
    params: idParams,
    body: z.object({ text: Text.check(z.minLength(1, 'Required'), z.maxLength(1000)) }),
    answer: AnswerChanged,
    errors: ['not_found', 'not_allowed_now', 'conflict'],
  }),
  hideReviewAnswer: defineCall({
    method: 'POST',
    path: '/admin/reviews/{id}/hide-answer',
    summary: 'Hide a worker’s answer; the worker is notified of the reason',
    who: ['admin'],
    permission: 'safety.decide',
    params: idParams,
    body: z.object({ reason: Reason }),
    answer: AnswerChanged,
    errors: ['not_found', 'conflict'],
  }),
  restoreReviewAnswer: defineCall({
    method: 'POST',
    path: '/admin/reviews/{id}/restore-answer',
    summary: 'Show a worker’s answer again',
    who: ['admin'],
    permission: 'safety.decide',
    params: idParams,
    answer: AnswerChanged,
    errors: ['not_found', 'conflict'],
  }),
};
