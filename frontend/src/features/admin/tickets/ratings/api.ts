import { adminTicketCalls } from '#contracts/calls/support-tickets.ts';
import { api } from '../../../../api/api.ts';
import { callQuery } from '../../../../api/call-query.ts';

export const adminRatingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listTicketRatings: build.query({
      ...callQuery(adminTicketCalls.listTicketRatings),
      providesTags: [{ type: 'Ticket', id: 'list' }],
    }),
  }),
});
