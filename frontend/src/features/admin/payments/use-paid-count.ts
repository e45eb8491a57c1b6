import { paymentCalls } from '#contracts/calls/payment.ts';
import { api } from '../../../app/api.ts';
import { callQuery } from '../../../app/call-query.ts';

const countApi = api.injectEndpoints({
  endpoints: (build) => ({ countPayments: build.query({ ...callQuery(paymentCalls.countPayments), providesTags: ['Payment'] }) }),
});

/** How many payments wait to be verified, for the sidebar (specification section 2). */
export function usePaidCount(skip = false): number {
  return countApi.useCountPaymentsQuery({ status: 'paid' }, { skip, selectFromResult: ({ data }) => ({ count: data?.count ?? 0 }) }).count;
}
