import { payoutCalls } from '#contracts/calls/payout.ts';
import { workerCalls } from '#contracts/calls/worker.ts';
import { api } from '../../api/api.ts';
import { callQuery } from '../../api/call-query.ts';

/** The worker's earnings figures. */
export const earningsApi = api.injectEndpoints({
  endpoints: (build) => ({
    readOverview: build.query({ ...callQuery(workerCalls.readOverview), providesTags: ['Earnings'] }),
    readEarnings: build.query({ ...callQuery(workerCalls.readEarnings), providesTags: ['Earnings'] }),
    exportEarnings: build.query({ ...callQuery(workerCalls.exportEarnings), keepUnusedDataFor: 0 }),
    listOwnPayouts: build.query({ ...callQuery(payoutCalls.listOwnPayouts), providesTags: ['Payout'] }),
    readPayoutAccount: build.query({ ...callQuery(payoutCalls.readPayoutAccount), providesTags: ['Payout'] }),
    setPayoutAccount: build.mutation({
      ...callQuery(payoutCalls.setPayoutAccount),
      invalidatesTags: ['Payout', 'Earnings'],
    }),
    listBookedDates: build.query({ ...callQuery(workerCalls.listBookedDates), providesTags: ['Earnings'] }),
  }),
});

export const {
  useReadOverviewQuery,
  useReadEarningsQuery,
  useLazyExportEarningsQuery,
  useListOwnPayoutsQuery,
  useReadPayoutAccountQuery,
  useSetPayoutAccountMutation,
  useListBookedDatesQuery,
} = earningsApi;
