import type { BookingChanged } from '#contracts/calls/booking-changed.ts';
import { bookingCalls } from '#contracts/calls/booking.ts';
import type { Booking } from '#contracts/views/booking.ts';
import { api } from '../../api/api.ts';
import { callQuery, requestOf, type ArgsOf } from '../../api/call-query.ts';
import { noticesText } from '../../api/notices.text.ts';
import { undoIfFailed } from '../../sagas/undo-if-failed.ts';
import { textOf } from '../../i18n/i18n.ts';
import { showToast } from '../../ui/over-the-page/toast.ts';
import { withProviderPath } from './provider-path.ts';
import { bookingTags, changedBooking } from './cache-tags.ts';
import { commandErrorText } from './command-error-text.ts';

type Accept = ArgsOf<typeof bookingCalls.acceptBooking>;
type Decline = ArgsOf<typeof bookingCalls.declineBooking>;

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
    previewCancellation: build.query({ ...callQuery(bookingCalls.previewCancellation), keepUnusedDataFor: 0 }),
    createBooking: build.mutation({
      ...callQuery(bookingCalls.createBooking),
      invalidatesTags: [bookingTags.list, 'Slots'],
    }),
    /** Shows at once as accepted; taken back with an explanation when the server says no. */
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
          showToast(textOf(noticesText, 'acceptUndone', { reason: commandErrorText(failure) }), {
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
    arrive: build.mutation({
      ...callQuery(bookingCalls.arrive),
      invalidatesTags: (_, __, { id }) => changedBooking(id),
    }),
    startWork: build.mutation({
      ...callQuery(bookingCalls.startWork),
      invalidatesTags: (_, __, { id }) => changedBooking(id),
    }),
    completeWork: build.mutation({
      ...callQuery(bookingCalls.completeWork),
      invalidatesTags: (_, __, { id }) => changedBooking(id),
    }),
    cancelBooking: build.mutation({
      ...callQuery(bookingCalls.cancelBooking),
      invalidatesTags: (_, __, { id }) => changedBooking(id),
    }),
    offerQuote: build.mutation({
      ...callQuery(bookingCalls.offerQuote),
      invalidatesTags: (_, __, { id }) => changedBooking(id),
    }),
    withdrawQuote: build.mutation({
      ...callQuery(bookingCalls.withdrawQuote),
      invalidatesTags: (_, __, { id }) => changedBooking(id),
    }),
    acceptQuote: build.mutation({
      ...callQuery(bookingCalls.acceptQuote),
      invalidatesTags: (_, __, { id }) => changedBooking(id),
    }),
    rejectQuote: build.mutation({
      ...callQuery(bookingCalls.rejectQuote),
      invalidatesTags: (_, __, { id }) => changedBooking(id),
    }),
    editRequest: build.mutation({
      ...callQuery(bookingCalls.editRequest),
      invalidatesTags: (_, __, { id }) => changedBooking(id),
    }),
    widenRequest: build.mutation({
      ...callQuery(bookingCalls.widenRequest),
      invalidatesTags: (_, __, { id }) => changedBooking(id),
    }),
    askOthers: build.mutation({
      ...callQuery(bookingCalls.askOthers),
      invalidatesTags: (_, __, { id }) => changedBooking(id),
    }),
    proposeTime: build.mutation({
      ...callQuery(bookingCalls.proposeTime),
      invalidatesTags: (_, __, { id }) => changedBooking(id),
    }),
    acceptTime: build.mutation({
      ...callQuery(bookingCalls.acceptTime),
      invalidatesTags: (_, __, { id }) => changedBooking(id),
    }),
    declineTime: build.mutation({
      ...callQuery(bookingCalls.declineTime),
      invalidatesTags: (_, __, { id }) => changedBooking(id),
    }),
    proposeExtra: build.mutation({
      ...callQuery(bookingCalls.proposeExtra),
      invalidatesTags: (_, __, { id }) => changedBooking(id),
    }),
    approveExtra: build.mutation({
      ...callQuery(bookingCalls.approveExtra),
      invalidatesTags: (_, __, { id }) => changedBooking(id),
    }),
    refuseExtra: build.mutation({
      ...callQuery(bookingCalls.refuseExtra),
      invalidatesTags: (_, __, { id }) => changedBooking(id),
    }),
    reportNoShow: build.mutation({
      ...callQuery(bookingCalls.reportNoShow),
      invalidatesTags: (_, __, { id }) => changedBooking(id),
    }),
    answerNoShow: build.mutation({
      ...callQuery(bookingCalls.answerNoShow),
      invalidatesTags: (_, __, { id }) => changedBooking(id),
    }),
    disputeNoShow: build.mutation({
      ...callQuery(bookingCalls.disputeNoShow),
      invalidatesTags: (_, __, { id }) => changedBooking(id),
    }),
    reviewBooking: build.mutation({
      ...callQuery(bookingCalls.reviewBooking),
      invalidatesTags: (_, __, { id }) => [...changedBooking(id), 'Worker'],
    }),
  }),
});

function markAcceptedIn(items: { booking: Booking }[], id: string): void {
  for (const { booking } of items) if (booking.id === id) markAccepted(booking);
}

/** Which actions are allowed then, only the server knows; the buttons wait for its answer. */
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
  useCreateBookingMutation,
  useAcceptBookingMutation,
  useAskOthersMutation,
  useEditRequestMutation,
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
  useProposeExtraMutation,
  useApproveExtraMutation,
  useRefuseExtraMutation,
  useReportNoShowMutation,
  useAnswerNoShowMutation,
  useDisputeNoShowMutation,
  useReviewBookingMutation,
} = bookingsApi;
