import { passwordCalls } from '#contracts/calls/account-passwords.ts';
import { sessionCalls } from '#contracts/calls/account.ts';
import { platformCalls } from '#contracts/calls/platform.ts';
import { bookingCalls } from '#contracts/calls/booking.ts';
import { api } from '../../api/api.ts';
import { callQuery } from '../../api/call-query.ts';
import { eventsOfStream, type StreamQuery, type StreamEvents } from './stream-events.ts';

const CONFIG_KEPT_S = 300;

export const adminApi = api.injectEndpoints({
  endpoints: (build) => ({
    readAdminOverview: build.query({ ...callQuery(platformCalls.readAdminOverview), providesTags: ['Overview'] }),
    findForStaff: build.query({ ...callQuery(platformCalls.findForStaff), keepUnusedDataFor: 0 }),
    listParked: build.query({ ...callQuery(platformCalls.listParked), providesTags: ['Overview'] }),
    listAuditLogs: build.query({ ...callQuery(platformCalls.listAuditLogs), providesTags: ['Audit'] }),
    listStreamEvents: build.query<StreamEvents, StreamQuery>({
      queryFn: (asked, _, __, send) => eventsOfStream(asked, send),
      providesTags: ['Audit'],
    }),
    readStream: build.query({
      ...callQuery(platformCalls.readStream),
      providesTags: (_, __, { asOf, revision }) => (asOf === undefined && revision === undefined ? ['Audit'] : []),
    }),
    showMessages: build.mutation({ ...callQuery(platformCalls.showMessages), invalidatesTags: ['Audit'] }),
    exportData: build.mutation({ ...callQuery(platformCalls.exportData) }),
    /** A one-time read: no tag invalidates it. */
    readExport: build.query({ ...callQuery(platformCalls.readExport), keepUnusedDataFor: 0 }),
    listUsers: build.query({ ...callQuery(platformCalls.listUsers), providesTags: ['User'] }),
    readUser: build.query({ ...callQuery(platformCalls.readUser), providesTags: ['User'] }),
    changeUser: build.mutation({
      ...callQuery(platformCalls.changeUser),
      invalidatesTags: ['User', 'Overview', 'Audit', 'Worker'],
    }),
    sendPasswordReset: build.mutation({ ...callQuery(passwordCalls.sendPasswordReset), invalidatesTags: ['Audit'] }),
    endSessionsOf: build.mutation({ ...callQuery(sessionCalls.endSessionsOf), invalidatesTags: ['User', 'Audit'] }),
    listAllBookings: build.query({
      ...callQuery(platformCalls.listAllBookings),
      providesTags: [{ type: 'Booking', id: 'LIST' }],
    }),
    cancelAsAdmin: build.mutation({
      ...callQuery(bookingCalls.cancelAsAdmin),
      invalidatesTags: (_, __, { id }) => [
        { type: 'Booking', id },
        { type: 'Booking', id: 'LIST' },
        { type: 'History', id },
        'Overview',
        'Audit',
      ],
    }),
    settleNoShow: build.mutation({
      ...callQuery(bookingCalls.settleNoShow),
      invalidatesTags: (_, __, { id }) => [
        { type: 'Booking', id },
        { type: 'Booking', id: 'LIST' },
        { type: 'History', id },
        'Overview',
        'Audit',
      ],
    }),
    readConfig: build.query({
      ...callQuery(platformCalls.readConfig),
      providesTags: ['Config'],
      keepUnusedDataFor: CONFIG_KEPT_S,
    }),
    changeConfig: build.mutation({
      ...callQuery(platformCalls.changeConfig),
      invalidatesTags: ['Config', 'Audit', 'Overview'],
    }),
    withdrawConfigChange: build.mutation({
      ...callQuery(platformCalls.withdrawConfigChange),
      invalidatesTags: ['Config', 'Audit'],
    }),
  }),
});

export const {
  useReadAdminOverviewQuery,
  useLazyFindForStaffQuery,
  useListParkedQuery,
  useListAuditLogsQuery,
  useListStreamEventsQuery,
  useReadStreamQuery,
  useLazyReadStreamQuery,
  useShowMessagesMutation,
  useListAllBookingsQuery,
  useListUsersQuery,
  useReadUserQuery,
  useChangeUserMutation,
  useEndSessionsOfMutation,
  useSendPasswordResetMutation,
  useCancelAsAdminMutation,
  useSettleNoShowMutation,
  useReadConfigQuery,
  useChangeConfigMutation,
  useWithdrawConfigChangeMutation,
} = adminApi;
