import { paymentCalls } from '#contracts/calls/payment.ts';
import { api } from '../../../api/api.ts';
import { callQuery } from '../../../api/call-query.ts';
import { changedBooking } from '../../../domain/booking/api.ts';

/** Cache tags of a changed payment: also its booking and the dashboard's counts. */
export function changedPayment(id: string) {
  return ['Payment', 'Overview', 'Audit', ...changedBooking(id)] as const;
}

export const adminPaymentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPayments: build.query({ ...callQuery(paymentCalls.listPayments), providesTags: ['Payment'] }),
    breakdownPayments: build.query({ ...callQuery(paymentCalls.breakdownPayments), providesTags: ['Payment'] }),
    readClientBalance: build.query({ ...callQuery(paymentCalls.readClientBalance), providesTags: ['Payment'] }),
    readPayment: build.query({ ...callQuery(paymentCalls.readPayment), providesTags: ['Payment'] }),
    /** The screens refetch after a refusal too, which means that their data was stale: `useVerifying`. */
    verifyPayments: build.mutation({ ...callQuery(paymentCalls.verifyPayments) }),
    undoVerifications: build.mutation({ ...callQuery(paymentCalls.undoVerifications) }),
    failPayment: build.mutation({
      ...callQuery(paymentCalls.failPayment),
      invalidatesTags: (_, __, { id }) => changedPayment(id),
    }),
    refundPayment: build.mutation({
      ...callQuery(paymentCalls.refundPayment),
      invalidatesTags: (_, __, { id }) => changedPayment(id),
    }),
    settleRefund: build.mutation({
      ...callQuery(paymentCalls.settleRefund),
      invalidatesTags: (_, __, { id }) => changedPayment(id),
    }),
  }),
});

export const {
  useBreakdownPaymentsQuery,
  useReadClientBalanceQuery,
  useReadPaymentQuery,
  useVerifyPaymentsMutation,
  useUndoVerificationsMutation,
  useFailPaymentMutation,
  useRefundPaymentMutation,
  useSettleRefundMutation,
} = adminPaymentsApi;
