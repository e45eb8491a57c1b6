import { adminTicketCalls } from '#contracts/calls/support-tickets.ts';
import { api } from '../../../api/api.ts';
import { callQuery } from '../../../api/call-query.ts';

const list = { type: 'Ticket', id: 'list' } as const;
const one = (id: string) => ({ type: 'Ticket', id }) as const;
const changed = (_: unknown, __: unknown, { id }: { id: string }) => [
  one(id),
  list,
  'Overview' as const,
  'Audit' as const,
];

const adminTicketsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAdminTickets: build.query({ ...callQuery(adminTicketCalls.listAdminTickets), providesTags: [list] }),
    readAdminTicket: build.query({
      ...callQuery(adminTicketCalls.readAdminTicket),
      providesTags: (_, __, { id }) => [one(id)],
    }),
    openTicketFor: build.mutation({
      ...callQuery(adminTicketCalls.openTicketFor),
      invalidatesTags: [list, 'Overview', 'Audit'],
    }),
    answerTicket: build.mutation({ ...callQuery(adminTicketCalls.answerTicket), invalidatesTags: changed }),
    noteTicket: build.mutation({ ...callQuery(adminTicketCalls.noteTicket), invalidatesTags: changed }),
    assignTicket: build.mutation({ ...callQuery(adminTicketCalls.assignTicket), invalidatesTags: changed }),
    prioritizeTicket: build.mutation({ ...callQuery(adminTicketCalls.prioritizeTicket), invalidatesTags: changed }),
    resolveTicketAsStaff: build.mutation({
      ...callQuery(adminTicketCalls.resolveTicketAsStaff),
      invalidatesTags: changed,
    }),
    reopenTicketAsStaff: build.mutation({
      ...callQuery(adminTicketCalls.reopenTicketAsStaff),
      invalidatesTags: changed,
    }),
    mergeTicket: build.mutation({
      ...callQuery(adminTicketCalls.mergeTicket),
      invalidatesTags: (_, __, { id, body }) => [one(id), one(body.intoTicketId), list, 'Overview', 'Audit'],
    }),
    readTicketUpToAsStaff: build.mutation({
      ...callQuery(adminTicketCalls.readTicketUpToAsStaff),
      invalidatesTags: (_, __, { id }) => [one(id), list],
    }),
  }),
});

export const {
  useListAdminTicketsQuery,
  useReadAdminTicketQuery,
  useOpenTicketForMutation,
  useAnswerTicketMutation,
  useNoteTicketMutation,
  useAssignTicketMutation,
  usePrioritizeTicketMutation,
  useResolveTicketAsStaffMutation,
  useReopenTicketAsStaffMutation,
  useMergeTicketMutation,
  useReadTicketUpToAsStaffMutation,
} = adminTicketsApi;
