import { systemCalls } from '#contracts/calls/system.ts';
import { bookingCalls } from '#contracts/calls/booking.ts';
import { api } from '../../app/api.ts';
import type { EventRow } from '#contracts/views/audit.ts';
import { callQuery, requestOf } from '../../app/call-query.ts';
import type { CallError } from '../../app/call-error.ts';
import type { CallRequest } from '../../app/send-call.ts';

/** The client keeps the platform's settings for five minutes (specification section 9). */
const CONFIG_KEPT_S = 300;

/** A quick look reads a stream to its end, but no further than this. */
export const MOST_EVENTS = 1000;
const EVENTS_A_CALL = 100;

type Sent = { data?: unknown; error?: CallError };
type Send = (request: CallRequest) => Sent | PromiseLike<Sent>;

/** `grant`: of showMessages, without which private messages are withheld. */
export type StreamAsked = { stream: string; grant?: string | undefined };

/** All events of a stream, oldest first. */
async function eventsOfStream({ stream, grant }: StreamAsked, send: Send): Promise<{ data: EventRow[] } | { error: CallError }> {
  const events: EventRow[] = [];
  let after: number | null = 0;
  while (after !== null && events.length < MOST_EVENTS) {
    const answer: Sent = await send(requestOf(systemCalls.listEvents, { stream, after, limit: EVENTS_A_CALL, ...(grant !== undefined && { grant }) }));
    if (answer.error) return { error: answer.error };
    const page = answer.data as { items: EventRow[]; nextAfter: number | null };
    events.push(...page.items);
    after = page.nextAfter;
  }
  return { data: events };
}

export const adminApi = api.injectEndpoints({
  endpoints: (build) => ({
    readAdminOverview: build.query({ ...callQuery(systemCalls.readAdminOverview), providesTags: ['Overview'] }),
    listParked: build.query({ ...callQuery(systemCalls.listParked), providesTags: ['Overview'] }),
    listAuditLogs: build.query({ ...callQuery(systemCalls.listAuditLogs), providesTags: ['Audit'] }),
    listStreamEvents: build.query<EventRow[], StreamAsked>({ queryFn: (asked, _, __, send) => eventsOfStream(asked, send), providesTags: ['Audit'] }),
    readStream: build.query({ ...callQuery(systemCalls.readStream), providesTags: (_, __, { asOf, revision }) => (asOf === undefined && revision === undefined ? ['Audit'] : []) }),
    showMessages: build.mutation({ ...callQuery(systemCalls.showMessages), invalidatesTags: ['Audit'] }),
    exportData: build.mutation({ ...callQuery(systemCalls.exportData), invalidatesTags: ['Audit'] }),
    listUsers: build.query({ ...callQuery(systemCalls.listUsers), providesTags: ['User'] }),
    readUser: build.query({ ...callQuery(systemCalls.readUser), providesTags: ['User'] }),
    changeUser: build.mutation({ ...callQuery(systemCalls.changeUser), invalidatesTags: ['User', 'Overview', 'Audit', 'Worker'] }),
    listAllBookings: build.query({ ...callQuery(systemCalls.listAllBookings), providesTags: [{ type: 'Booking', id: 'LIST' }] }),
    cancelAsAdmin: build.mutation({
      ...callQuery(bookingCalls.cancelAsAdmin),
      invalidatesTags: (_, __, { id }) => [{ type: 'Booking', id }, { type: 'Booking', id: 'LIST' }, { type: 'History', id }, 'Overview', 'Audit'],
    }),
    settleNoShow: build.mutation({
      ...callQuery(bookingCalls.settleNoShow),
      invalidatesTags: (_, __, { id }) => [{ type: 'Booking', id }, { type: 'Booking', id: 'LIST' }, { type: 'History', id }, 'Overview', 'Audit'],
    }),
    readConfig: build.query({ ...callQuery(systemCalls.readConfig), providesTags: ['Config'], keepUnusedDataFor: CONFIG_KEPT_S }),
    changeConfig: build.mutation({ ...callQuery(systemCalls.changeConfig), invalidatesTags: ['Config', 'Audit'] }),
  }),
});

export const {
  useReadAdminOverviewQuery,
  useListParkedQuery,
  useListAuditLogsQuery,
  useListStreamEventsQuery,
  useReadStreamQuery,
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
