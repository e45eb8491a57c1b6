import { paymentCalls } from '#contracts/calls/payment.ts';
import { api } from '../../app/api.ts';
import { callQuery } from '../../app/call-query.ts';
import { changedBooking } from '../bookings/tags.ts';

/** One's own payments; a payment's change shows on its booking too. */
export const paymentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listOwnPayments: build.query({ ...callQuery(paymentCalls.listOwnPayments), providesTags: ['Payment'] }),
    pay: build.mutation({ ...callQuery(paymentCalls.pay), invalidatesTags: (_, __, { id }) => ['Payment', ...changedBooking(id)] }),
  }),
});

export const { useListOwnPaymentsQuery, usePayMutation } = paymentsApi;
