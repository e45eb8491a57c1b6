import { workerCalls } from '#contracts/calls/worker.ts';
import { api } from '../../app/api.ts';
import { callQuery } from '../../app/call-query.ts';

/** The worker's money and day in figures. */
export const earningsApi = api.injectEndpoints({
  endpoints: (build) => ({
    readOverview: build.query({ ...callQuery(workerCalls.readOverview), providesTags: ['Earnings'] }),
    readEarnings: build.query({ ...callQuery(workerCalls.readEarnings), providesTags: ['Earnings'] }),
    listBookedDates: build.query({ ...callQuery(workerCalls.listBookedDates), providesTags: ['Earnings'] }),
  }),
});

export const { useReadOverviewQuery, useReadEarningsQuery, useListBookedDatesQuery } = earningsApi;
