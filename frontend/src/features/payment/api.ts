import { paymentCalls } from '#contracts/calls/payment.ts';
import { api } from '../../api/api.ts';
import { callQuery } from '../../api/call-query.ts';
import { changedBooking } from '../../domain/booking/api.ts';

/** The user's payments; a change of a payment also changes its booking. */
export const paymentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listOwnPayments: build.query({ ...callQuery(paymentCalls.listOwnPayments), providesTags: ['Payment'] }),
    requestPayment: build.mutation({
      ...callQuery(paymentCalls.requestPayment),
      invalidatesTags: (_, __, { id }) => ['Payment', ...changedBooking(id)],
    }),
    confirmCash: build.mutation({
      ...callQuery(paymentCalls.confirmCash),
      invalidatesTags: (_, __, { id }) => ['Payment', ...changedBooking(id)],
    }),
    pay: build.mutation({
      ...callQuery(paymentCalls.pay),
      invalidatesTags: (_, __, { id }) => ['Payment', ...changedBooking(id)],
    }),
  }),
});

export const { useListOwnPaymentsQuery, useRequestPaymentMutation, useConfirmCashMutation, usePayMutation } =
  paymentsApi;
