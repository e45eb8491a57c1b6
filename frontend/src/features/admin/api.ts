import { systemCalls } from '#contracts/calls/system.ts';
import { bookingCalls } from '#contracts/calls/booking.ts';
import { api } from '../../app/api.ts';
import { callQuery } from '../../app/call-query.ts';
import { eventsOfStream, type StreamAsked, type StreamEvents } from './stream-events.ts';

/** The client keeps the platform's settings for five minutes (specification section 9). */
const CONFIG_KEPT_S = 300;

export const adminApi = api.injectEndpoints({
  endpoints: (build) => ({
    readAdminOverview: build.query({ ...callQuery(systemCalls.readAdminOverview), providesTags: ['Overview'] }),
    listParked: build.query({ ...callQuery(systemCalls.listParked), providesTags: ['Overview'] }),
    listAuditLogs: build.query({ ...callQuery(systemCalls.listAuditLogs), providesTags: ['Audit'] }),
    listStreamEvents: build.query<StreamEvents, StreamAsked>({
      queryFn: (asked, _, __, send) => eventsOfStream(asked, send),
      providesTags: ['Audit'],
    }),
    readStream: build.query({
      ...callQuery(systemCalls.readStream),
      providesTags: (_, __, { asOf, revision }) => (asOf === undefined && revision === undefined ? ['Audit'] : []),
    }),
    showMessages: build.mutation({ ...callQuery(systemCalls.showMessages), invalidatesTags: ['Audit'] }),
    exportData: build.mutation({ ...callQuery(systemCalls.exportData), invalidatesTags: ['Audit'] }),
    listUsers: build.query({ ...callQuery(systemCalls.listUsers), providesTags: ['User'] }),
    readUser: build.query({ ...callQuery(systemCalls.readUser), providesTags: ['User'] }),
    changeUser: build.mutation({
      ...callQuery(systemCalls.changeUser),
      invalidatesTags: ['User', 'Overview', 'Audit', 'Worker'],
    }),
    listAllBookings: build.query({
      ...callQuery(systemCalls.listAllBookings),
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
      ...callQuery(systemCalls.readConfig),
      providesTags: ['Config'],
      keepUnusedDataFor: CONFIG_KEPT_S,
    }),
    changeConfig: build.mutation({ ...callQuery(systemCalls.changeConfig), invalidatesTags: ['Config', 'Audit'] }),
  }),
});

export const {
  useReadAdminOverviewQuery,
  useListParkedQuery,
  useListAuditLogsQuery,
  useListStreamEventsQuery,
  useReadStreamQuery,
  useLazyReadStreamQuery,
  useShowMessagesMutation,
  useExportDataMutation,
  useListUsersQuery,
  useReadUserQuery,
  useChangeUserMutation,
  useListAllBookingsQuery,
  useCancelAsAdminMutation,
  useSettleNoShowMutation,
  useReadConfigQuery,
  useChangeConfigMutation,
} = adminApi;
