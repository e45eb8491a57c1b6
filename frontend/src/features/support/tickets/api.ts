import { ticketCalls } from '#contracts/calls/support-tickets.ts';
import { api } from '../../../api/api.ts';
import { callQuery } from '../../../api/call-query.ts';

const list = { type: 'Ticket', id: 'list' } as const;
const one = (id: string) => ({ type: 'Ticket', id }) as const;
const both = (_: unknown, __: unknown, { id }: { id: string }) => [one(id), list];

const ticketsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listTickets: build.query({ ...callQuery(ticketCalls.listTickets), providesTags: [list] }),
    readTicket: build.query({ ...callQuery(ticketCalls.readTicket), providesTags: (_, __, { id }) => [one(id)] }),
    openTicket: build.mutation({ ...callQuery(ticketCalls.openTicket), invalidatesTags: [list] }),
    replyToTicket: build.mutation({ ...callQuery(ticketCalls.replyToTicket), invalidatesTags: both }),
    readTicketUpTo: build.mutation({ ...callQuery(ticketCalls.readTicketUpTo), invalidatesTags: both }),
    resolveTicket: build.mutation({ ...callQuery(ticketCalls.resolveTicket), invalidatesTags: both }),
    reopenTicket: build.mutation({ ...callQuery(ticketCalls.reopenTicket), invalidatesTags: both }),
    rateTicket: build.mutation({ ...callQuery(ticketCalls.rateTicket), invalidatesTags: both }),
  }),
});

export const {
  useListTicketsQuery,
  useReadTicketQuery,
  useOpenTicketMutation,
  useReplyToTicketMutation,
  useReadTicketUpToMutation,
  useResolveTicketMutation,
  useReopenTicketMutation,
  useRateTicketMutation,
} = ticketsApi;
