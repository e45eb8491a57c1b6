import { systemCalls } from '#contracts/calls/system.ts';
import { bookingCalls } from '#contracts/calls/booking.ts';
import { api } from '../../app/api.ts';
import { callQuery } from '../../app/call-query.ts';

/** The client keeps the platform's settings for five minutes (specification section 9). */
const CONFIG_KEPT_S = 300;

export const adminApi = api.injectEndpoints({
  endpoints: (build) => ({
    readAdminOverview: build.query({ ...callQuery(systemCalls.readAdminOverview), providesTags: ['Overview'] }),
    listAuditLogs: build.query({ ...callQuery(systemCalls.listAuditLogs), providesTags: ['Audit'] }),
    listEvents: build.query({ ...callQuery(systemCalls.listEvents), providesTags: ['Audit'] }),
    readStream: build.query({ ...callQuery(systemCalls.readStream), providesTags: (_, __, { asOf, revision }) => (asOf === undefined && revision === undefined ? ['Audit'] : []) }),
    listUsers: build.query({ ...callQuery(systemCalls.listUsers), providesTags: ['User'] }),
    readUser: build.query({ ...callQuery(systemCalls.readUser), providesTags: ['User'] }),
    changeUser: build.mutation({ ...callQuery(systemCalls.changeUser), invalidatesTags: ['User', 'Overview', 'Audit', 'Worker'] }),
    listAllBookings: build.query({ ...callQuery(systemCalls.listAllBookings), providesTags: [{ type: 'Booking', id: 'LIST' }] }),
    cancelAsAdmin: build.mutation({
      ...callQuery(bookingCalls.cancelAsAdmin),
      invalidatesTags: (_, __, { id }) => [{ type: 'Booking', id }, { type: 'Booking', id: 'LIST' }, { type: 'History', id }, 'Overview', 'Audit'],
    }),
    readConfig: build.query({ ...callQuery(systemCalls.readConfig), providesTags: ['Config'], keepUnusedDataFor: CONFIG_KEPT_S }),
    changeConfig: build.mutation({ ...callQuery(systemCalls.changeConfig), invalidatesTags: ['Config', 'Audit'] }),
  }),
});

export const {
  useReadAdminOverviewQuery,
  useListAuditLogsQuery,
  useListEventsQuery,
  useReadStreamQuery,
  useListUsersQuery,
  useReadUserQuery,
  useChangeUserMutation,
  useListAllBookingsQuery,
  useCancelAsAdminMutation,
  useReadConfigQuery,
  useChangeConfigMutation,
} = adminApi;
