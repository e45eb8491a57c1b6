import { paymentCalls } from '#contracts/calls/payment.ts';
import { api } from '../../../api/api.ts';
import { callQuery } from '../../../api/call-query.ts';

const countApi = api.injectEndpoints({
  endpoints: (build) => ({
    countPayments: build.query({ ...callQuery(paymentCalls.countPayments), providesTags: ['Payment'] }),
  }),
});

/** Number of paid payments to verify, for the sidebar (specification section 7). */
export function useWaitingCount(skip = false): number {
  return countApi.useCountPaymentsQuery(
    { status: 'paid' },
    { skip, selectFromResult: ({ data }) => ({ count: data?.count ?? 0 }) },
  ).count;
}
