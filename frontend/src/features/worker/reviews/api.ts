import { reviewCalls } from '#contracts/calls/review.ts';
import { api } from '../../../api/api.ts';
import { callQuery } from '../../../api/call-query.ts';

export const reviewsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listReviews: build.query({ ...callQuery(reviewCalls.listReviews), providesTags: ['Review'] }),
    listOwnReviews: build.query({ ...callQuery(reviewCalls.listOwnReviews), providesTags: ['Review'] }),
    answerReview: build.mutation({ ...callQuery(reviewCalls.answerReview), invalidatesTags: ['Review', 'Worker'] }),
    hideReviewAnswer: build.mutation({
      ...callQuery(reviewCalls.hideReviewAnswer),
      invalidatesTags: ['Review', 'Worker', 'Audit'],
    }),
    restoreReviewAnswer: build.mutation({
      ...callQuery(reviewCalls.restoreReviewAnswer),
      invalidatesTags: ['Review', 'Worker', 'Audit'],
    }),
  }),
});

export const {
  useListReviewsQuery,
  useListOwnReviewsQuery,
  useAnswerReviewMutation,
  useHideReviewAnswerMutation,
  useRestoreReviewAnswerMutation,
} = reviewsApi;
