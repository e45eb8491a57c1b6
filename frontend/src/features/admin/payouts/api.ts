import { payoutCalls } from '#contracts/calls/payout.ts';
import { api } from '../../../api/api.ts';
import { callQuery } from '../../../api/call-query.ts';

const changed = ['Payout', 'Overview', 'Audit'] as const;

export const adminPayoutsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPayouts: build.query({ ...callQuery(payoutCalls.listPayouts), providesTags: ['Payout'] }),
    readPayout: build.query({ ...callQuery(payoutCalls.readPayout), providesTags: ['Payout'] }),
    listPayoutsOfBooking: build.query({
      ...callQuery(payoutCalls.listPayoutsOfBooking),
      providesTags: ['Payout', 'Audit'],
    }),
    /** Payouts are marked one by one, so the screens refetch after the last. */
    markPaid: build.mutation({ ...callQuery(payoutCalls.markPaid) }),
    holdPayout: build.mutation({ ...callQuery(payoutCalls.holdPayout), invalidatesTags: changed }),
    releasePayout: build.mutation({ ...callQuery(payoutCalls.releasePayout), invalidatesTags: changed }),
    failPayout: build.mutation({ ...callQuery(payoutCalls.failPayout), invalidatesTags: changed }),
    reversePayout: build.mutation({ ...callQuery(payoutCalls.reversePayout), invalidatesTags: changed }),
  }),
});

export const {
  useListPayoutsQuery,
  useReadPayoutQuery,
  useListPayoutsOfBookingQuery,
  useMarkPaidMutation,
  useHoldPayoutMutation,
  useReleasePayoutMutation,
  useFailPayoutMutation,
  useReversePayoutMutation,
} = adminPayoutsApi;
