import { paymentCalls } from '#contracts/calls/payment.ts';
import { api } from '../../../api/api.ts';
import { callQuery } from '../../../api/call-query.ts';

const countApi = api.injectEndpoints({
  endpoints: (build) => ({
    countPayments: build.query({ ...callQuery(paymentCalls.countPayments), providesTags: ['Payment'] }),
  }),
});

/** How many payments wait for an admin, for the sidebar: with money that was reported, or with a transfer to look for. */
export function useWaitingCount(skip = false): number {
  return countApi.useCountPaymentsQuery(
    { waits: 'any' },
    { skip, selectFromResult: ({ data }) => ({ count: data?.count ?? 0 }) },
  ).count;
}
