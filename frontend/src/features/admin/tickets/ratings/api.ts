import { ticketRatingCalls } from '#contracts/calls/support-ratings.ts';
import { api } from '../../../../api/api.ts';
import { callQuery } from '../../../../api/call-query.ts';

export const adminRatingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listTicketRatings: build.query({
      ...callQuery(ticketRatingCalls.listTicketRatings),
      providesTags: [{ type: 'Ticket', id: 'list' }],
    }),
  }),
});
