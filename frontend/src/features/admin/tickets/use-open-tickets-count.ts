import { adminTicketCalls } from '#contracts/calls/support-tickets.ts';
import { api } from '../../../api/api.ts';
import { callQuery } from '../../../api/call-query.ts';

const countApi = api.injectEndpoints({
  endpoints: (build) => ({
    countOpenTickets: build.query({
      ...callQuery(adminTicketCalls.listAdminTickets),
      providesTags: [{ type: 'Ticket', id: 'list' }],
    }),
  }),
});

/** Number of tickets that wait for staff, for the sidebar. */
export function useOpenTicketsCount(skip = false): number {
  return countApi.useCountOpenTicketsQuery(
    { status: 'open', limit: 1 },
    { skip, selectFromResult: ({ data }) => ({ count: data?.total ?? 0 }) },
  ).count;
}
