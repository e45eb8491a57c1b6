import type { BaseQueryApi, QueryReturnValue } from '@reduxjs/toolkit/query/react';
import type { Call } from '#contracts/calls/call.ts';
import { type BookingChanged, bookingCalls } from '#contracts/calls/booking.ts';
import type { Booking } from '#contracts/views/booking.ts';
import { api } from '../../api/api.ts';
import type { CallError } from '../../api/call-error.ts';
import { callQuery, requestOf, type ArgsOf } from '../../api/call-query.ts';
import type { CallRequest } from '../../api/send-call.ts';
import { noticesEn } from '../../api/notices.en.ts';
import { undoIfFailed } from '../../sagas/undo-if-failed.ts';
import { textOf } from '../../i18n/i18n.ts';
import { showToast } from '../../ui/over-the-page/toast.ts';
import { commandErrorText } from './command-error.ts';

/** Cache tags that a booking's change invalidates. */
export const bookingTags = {
  list: { type: 'Booking', id: 'LIST' },
  one: (id: string) => ({ type: 'Booking', id }) as const,
  history: (id: string) => ({ type: 'History', id }) as const,
} as const;

/** Also after a refusal, which means that the shown data was stale. */
export function changedBooking(id: string) {
  return [bookingTags.one(id), bookingTags.list, bookingTags.history(id), 'Earnings', 'Slots'] as const;
}

/** A command on the booking in its path. */
function commandOnBooking<C extends Call>(call: C) {
  return {
    ...callQuery(call),
    invalidatesTags: (_: unknown, __: unknown, { id }: { id: string }) => changedBooking(id),
  };
}

type Accept = ArgsOf<typeof bookingCalls.acceptBooking>;
type Decline = ArgsOf<typeof bookingCalls.declineBooking>;

/** Commission displayed to the worker, sent with commands so that a changed one is not agreed to. */
export function shownCommission(earning: Booking['earning']): { commissionPercent?: number } {
  return earning ? { commissionPercent: earning.percent } : {};
}

export const bookingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listBookings: build.query({ ...callQuery(bookingCalls.listBookings), providesTags: [bookingTags.list] }),
    listBookingsOfWorker: build.query({
      ...callQuery(bookingCalls.listBookingsOfWorker),
      providesTags: [bookingTags.list],
    }),
    readBooking: build.query({
      ...callQuery(bookingCalls.readBooking),
      providesTags: (_, __, { id }) => [bookingTags.one(id)],
    }),
    readHistory: build.query({
      ...callQuery(bookingCalls.readHistory),
      providesTags: (_, __, { id }) => [bookingTags.history(id)],
    }),
    previewCancellation: build.query({
      ...callQuery(bookingCalls.previewCancellation),
      keepUnusedDataFor: 0,
      // A new time changes the cancellation cost.
      providesTags: (_, __, { id }) => [bookingTags.history(id)],
    }),
    previewMove: build.query({ ...callQuery(bookingCalls.previewMove), keepUnusedDataFor: 0 }),
    createBooking: build.mutation({
      ...callQuery(bookingCalls.createBooking),
      invalidatesTags: [bookingTags.list, 'Slots'],
    }),
    /** Optimistic: shows as accepted, and reverts with an explanation if the server refuses. */
    acceptBooking: build.mutation<BookingChanged, Accept>({
      queryFn: withProviderPath(
        (args: Accept) => requestOf(bookingCalls.acceptBooking, args),
        ({ id, body }: Accept) => requestOf(bookingCalls.acceptAsProvider, { id, ...(body && { body }) }),
      ),
      invalidatesTags: (_, __, { id }) => changedBooking(id),
      onQueryStarted: async ({ id }, { dispatch, getState, queryFulfilled }) => {
        const { updateQueryData, selectCachedArgsForQuery } = bookingsApi.util;
        const lists = selectCachedArgsForQuery(getState(), 'listBookings');
        const patches = [
          dispatch(updateQueryData('readBooking', { id }, markAccepted)),
          ...lists.map((args) =>
            dispatch(updateQueryData('listBookings', args, (list) => markAcceptedIn(list.items, id))),
          ),
        ];
        const failure = await undoIfFailed(patches, queryFulfilled);
        if (failure)
          showToast(textOf(noticesEn, 'acceptUndone', { reason: commandErrorText(failure) }), {
            variant: 'error',
            durationMs: 4000,
          });
      },
    }),
    declineBooking: build.mutation<BookingChanged, Decline>({
      queryFn: withProviderPath(
        (args: Decline) => requestOf(bookingCalls.declineBooking, args),
        ({ id, body }: Decline) => requestOf(bookingCalls.declineAsProvider, { id, body }),
      ),
      invalidatesTags: (_, __, { id }) => changedBooking(id),
    }),
    arrive: build.mutation(commandOnBooking(bookingCalls.arrive)),
    startWork: build.mutation(commandOnBooking(bookingCalls.startWork)),
    completeWork: build.mutation(commandOnBooking(bookingCalls.completeWork)),
    cancelBooking: build.mutation(commandOnBooking(bookingCalls.cancelBooking)),
    offerQuote: build.mutation(commandOnBooking(bookingCalls.offerQuote)),
    withdrawQuote: build.mutation(commandOnBooking(bookingCalls.withdrawQuote)),
    acceptQuote: build.mutation(commandOnBooking(bookingCalls.acceptQuote)),
    rejectQuote: build.mutation(commandOnBooking(bookingCalls.rejectQuote)),
    editRequest: build.mutation(commandOnBooking(bookingCalls.editRequest)),
    widenRequest: build.mutation(commandOnBooking(bookingCalls.widenRequest)),
    narrowRequest: build.mutation(commandOnBooking(bookingCalls.narrowRequest)),
    askOthers: build.mutation(commandOnBooking(bookingCalls.askOthers)),
    dismissRequest: build.mutation(commandOnBooking(bookingCalls.dismissRequest)),
    proposeTime: build.mutation(commandOnBooking(bookingCalls.proposeTime)),
    acceptTime: build.mutation(commandOnBooking(bookingCalls.acceptTime)),
    declineTime: build.mutation(commandOnBooking(bookingCalls.declineTime)),
    withdrawTime: build.mutation(commandOnBooking(bookingCalls.withdrawTime)),
    proposeExtra: build.mutation(commandOnBooking(bookingCalls.proposeExtra)),
    approveExtra: build.mutation(commandOnBooking(bookingCalls.approveExtra)),
    refuseExtra: build.mutation(commandOnBooking(bookingCalls.refuseExtra)),
    reportNoShow: build.mutation(commandOnBooking(bookingCalls.reportNoShow)),
    answerNoShow: build.mutation(commandOnBooking(bookingCalls.answerNoShow)),
    disputeNoShow: build.mutation(commandOnBooking(bookingCalls.disputeNoShow)),
    reviewBooking: build.mutation({
      ...callQuery(bookingCalls.reviewBooking),
      invalidatesTags: (_, __, { id }) => [...changedBooking(id), 'Worker'],
    }),
  }),
});

type Outcome = { data: BookingChanged } | { error: CallError };
type Answer = QueryReturnValue<unknown, CallError, object>;
type Send = (request: CallRequest) => Answer | PromiseLike<Answer>;

/**
 * Accepting and declining use the bookings' path first, and after a 403 or "not authorized" the provider's path
 * (specification sections 6 and 8).
 */
function withProviderPath<Args>(general: (args: Args) => CallRequest, provider: (args: Args) => CallRequest) {
  return async (args: Args, _: BaseQueryApi, __: object, send: Send): Promise<Outcome> => {
    const first = await send(general(args));
    const answer = first.error && isNotAuthorized(first.error) ? await send(provider(args)) : first;
    return answer.error ? { error: answer.error } : { data: answer.data as BookingChanged };
  };
}

function isNotAuthorized({ status, message }: CallError): boolean {
  return status === 403 || /not authorized/i.test(message);
}

function markAcceptedIn(items: { booking: Booking }[], id: string): void {
  for (const { booking } of items) if (booking.id === id) markAccepted(booking);
}

/** The allowed actions come from the server, so the buttons wait for its response. */
function markAccepted(booking: Booking): void {
  booking.status = 'accepted';
  booking.allowedActions = [];
}

export const {
  useListBookingsQuery,
  useListBookingsOfWorkerQuery,
  useReadBookingQuery,
  useReadHistoryQuery,
  usePreviewCancellationQuery,
  usePreviewMoveQuery,
  useCreateBookingMutation,
  useAcceptBookingMutation,
  useAskOthersMutation,
  useDismissRequestMutation,
  useEditRequestMutation,
  useNarrowRequestMutation,
  useWidenRequestMutation,
  useDeclineBookingMutation,
  useArriveMutation,
  useStartWorkMutation,
  useCompleteWorkMutation,
  useCancelBookingMutation,
  useOfferQuoteMutation,
  useWithdrawQuoteMutation,
  useAcceptQuoteMutation,
  useRejectQuoteMutation,
  useProposeTimeMutation,
  useAcceptTimeMutation,
  useDeclineTimeMutation,
  useWithdrawTimeMutation,
  useProposeExtraMutation,
  useApproveExtraMutation,
  useRefuseExtraMutation,
  useReportNoShowMutation,
  useAnswerNoShowMutation,
  useDisputeNoShowMutation,
  useReviewBookingMutation,
} = bookingsApi;
