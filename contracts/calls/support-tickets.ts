import * as z from 'zod/mini';
import { TicketAbout, TicketPriority, TicketTopic } from '../events/support-tickets.ts';
import { Day, Id, listOf, LongText, ordersBy, paging, Text, Typed } from '../fields.ts';
import {
  AdminTicket,
  AdminTicketListItem,
  RatedTicket,
  RatingFigures,
  Ticket,
  TicketListItem,
  TicketMessage,
  TicketRating,
} from '../views/support-tickets.ts';
import { defineCall } from './call.ts';
import { AttachmentBody } from './conversation.ts';
import { Done, idParams } from './params.ts';

/** Sort orders for staff: time of opening, and of the latest message by either side. */
export const ticketOrders = ordersBy(['opened', 'last']);

/** Sort orders of rated tickets. */
export const ratingOrders = ordersBy(['when']);

const people = ['client', 'worker'] as const;
const admin = ['admin'] as const;

/** A message of either side. */
export const ticketMessageFields = {
  text: z._default(Text.check(z.maxLength(4000)), ''),
  attachments: z._default(z.array(AttachmentBody).check(z.maxLength(10)), []),
  /** Deduplicates repeated sends. */
  clientTempId: z.optional(Id),
};

export const hasWords = z.refine<{ text: string; attachments: readonly unknown[] }>(
  ({ text, attachments }) => text !== '' || attachments.length > 0,
  { message: 'Write something or attach a file', path: ['text'] },
);

export const RatingComment = z._default(Text.check(z.maxLength(1000)), '');

const About = z.extend(TicketAbout, { id: Id });
const upToSequence = z.int().check(z.gte(0), z.lte(1e9));

/** Queues of tickets: those that staff must act on, those that are not over, or one status. */
export const ticketFilters = ['open', 'waiting', 'resolved', 'closed', 'unsolved'] as const;
/** Assigned to the caller, or to no one. Default: all. */
export const ticketAssignees = ['me', 'nobody'] as const;

/** The assignee of rated tickets; the literal selects unassigned ones. */
const Agent = z.union([z.literal('nobody'), Id]);

const errors = ['not_found', 'not_allowed_now', 'conflict'] as const;

/** Support requests and their answers (docs/decisions/support-tickets.md). */
export const ticketCalls = {
  listTickets: defineCall({
    method: 'GET',
    path: '/tickets',
    summary: 'List own tickets, latest message first',
    who: people,
    query: z.object(paging()),
    answer: listOf(TicketListItem),
    errors: [],
  }),
  openTicket: defineCall({
    method: 'POST',
    path: '/tickets',
    summary: 'Open a ticket, optionally about a booking, a payment or a person',
    who: people,
    body: z
      .object({ topic: TicketTopic, about: z._default(z.nullable(About), null), ...ticketMessageFields })
      .check(hasWords),
    answer: z.object({ id: z.string(), code: z.string() }),
    status: 201,
    errors: ['not_found', 'not_allowed_now', 'conflict'],
  }),
  readTicket: defineCall({
    method: 'GET',
    path: '/tickets/{id}',
    summary: 'Read an own ticket with its messages',
    who: people,
    params: idParams,
    answer: Ticket,
    errors: ['not_found'],
  }),
  replyToTicket: defineCall({
    method: 'POST',
    path: '/tickets/{id}/replies',
    summary: 'Reply; reopens a resolved ticket',
    who: people,
    params: idParams,
    body: z.object(ticketMessageFields).check(hasWords),
    answer: TicketMessage,
    status: 201,
    errors,
  }),
  readTicketUpTo: defineCall({
    method: 'POST',
    path: '/tickets/{id}/read',
    summary: 'Mark messages as read up to a sequence',
    who: people,
    params: idParams,
    body: z.object({ upToSequence }),
    answer: Done,
    errors: ['not_found', 'conflict'],
  }),
  resolveTicket: defineCall({
    method: 'POST',
    path: '/tickets/{id}/resolve',
    summary: 'Resolve the ticket',
    who: people,
    params: idParams,
    answer: Done,
    errors,
  }),
  reopenTicket: defineCall({
    method: 'POST',
    path: '/tickets/{id}/reopen',
    summary: 'Reopen the ticket within 14 days',
    who: people,
    params: idParams,
    answer: Done,
    errors,
  }),
  rateTicket: defineCall({
    method: 'POST',
    path: '/tickets/{id}/rating',
    summary: 'Rate the support, once the ticket is resolved',
    who: people,
    params: idParams,
    body: z.extend(TicketRating, { comment: RatingComment }),
    answer: Done,
    errors,
  }),
};

/** The same for staff. */
export const adminTicketCalls = {
  listAdminTickets: defineCall({
    method: 'GET',
    path: '/admin/tickets',
    summary: 'List tickets; default order: most urgent first, then longest waiting',
    who: admin,
    permission: 'tickets.read',
    query: z.object({
      ...paging(50),
      status: z.optional(z.enum(ticketFilters)),
      assignee: z.optional(z.union([z.enum(ticketAssignees), Id])),
      /** Opened on these Manila days, both included. */
      from: z.optional(Day),
      to: z.optional(Day),
      q: z.optional(Typed.check(z.maxLength(100))),
      sort: z.optional(z.enum(ticketOrders)),
    }),
    answer: z.extend(listOf(AdminTicketListItem), {
      /** Counts by queue. */
      counts: z.object({ mine: z.int(), unassigned: z.int(), waiting: z.int(), open: z.int() }),
    }),
    errors: [],
  }),
  openTicketFor: defineCall({
    method: 'POST',
    path: '/admin/tickets',
    summary: 'Open a ticket for a client or worker, who finds and answers it under Help',
    who: admin,
    permission: 'tickets.answer',
    body: z.object({ accountId: Id, topic: TicketTopic, ...ticketMessageFields }).check(hasWords),
    answer: z.object({ id: z.string(), code: z.string() }),
    status: 201,
    errors: ['not_found', 'not_allowed_now', 'conflict'],
  }),
  readAdminTicket: defineCall({
    method: 'GET',
    path: '/admin/tickets/{id}',
    summary: 'Read a ticket with its notes, its clock and the person’s other tickets',
    who: admin,
    permission: 'tickets.read',
    params: idParams,
    answer: AdminTicket,
    errors: ['not_found'],
  }),
  answerTicket: defineCall({
    method: 'POST',
    path: '/admin/tickets/{id}/replies',
    summary: 'Reply, and optionally resolve the ticket',
    who: admin,
    permission: 'tickets.answer',
    params: idParams,
    body: z.object({ ...ticketMessageFields, resolve: z._default(z.boolean(), false) }).check(hasWords),
    answer: TicketMessage,
    status: 201,
    errors,
  }),
  noteTicket: defineCall({
    method: 'POST',
    path: '/admin/tickets/{id}/notes',
    summary: 'Add a note for staff',
    who: admin,
    permission: 'tickets.answer',
    params: idParams,
    body: z.object({ text: LongText.check(z.minLength(1, 'Required')) }),
    answer: z.object({ id: z.string() }),
    status: 201,
    errors: ['not_found', 'not_allowed_now', 'conflict'],
  }),
  assignTicket: defineCall({
    method: 'POST',
    path: '/admin/tickets/{id}/assign',
    summary: 'Assign or unassign the ticket',
    who: admin,
    permission: 'tickets.answer',
    params: idParams,
    body: z.object({ assigneeId: z.nullable(Id) }),
    answer: Done,
    errors,
  }),
  prioritizeTicket: defineCall({
    method: 'POST',
    path: '/admin/tickets/{id}/priority',
    summary: 'Set the priority',
    who: admin,
    permission: 'tickets.answer',
    params: idParams,
    body: z.object({ priority: TicketPriority }),
    answer: Done,
    errors,
  }),
  resolveTicketAsStaff: defineCall({
    method: 'POST',
    path: '/admin/tickets/{id}/resolve',
    summary: 'Resolve the ticket',
    who: admin,
    permission: 'tickets.answer',
    params: idParams,
    answer: Done,
    errors,
  }),
  reopenTicketAsStaff: defineCall({
    method: 'POST',
    path: '/admin/tickets/{id}/reopen',
    summary: 'Reopen the ticket within 14 days',
    who: admin,
    permission: 'tickets.answer',
    params: idParams,
    answer: Done,
    errors,
  }),
  mergeTicket: defineCall({
    method: 'POST',
    path: '/admin/tickets/{id}/merge',
    summary: 'Merge the ticket into another one of the same person',
    who: admin,
    permission: 'tickets.answer',
    params: idParams,
    body: z.object({ intoTicketId: Id }),
    answer: Done,
    errors,
  }),
  readTicketUpToAsStaff: defineCall({
    method: 'POST',
    path: '/admin/tickets/{id}/read',
    summary: 'Mark messages as read by staff up to a sequence',
    who: admin,
    permission: 'tickets.answer',
    params: idParams,
    body: z.object({ upToSequence }),
    answer: Done,
    errors: ['not_found', 'conflict'],
  }),
  listTicketRatings: defineCall({
    method: 'GET',
    path: '/admin/ticket-ratings',
    summary: 'Read support ratings: totals, by agent, and rated tickets, newest first',
    who: admin,
    permission: 'tickets.read',
    query: z
      .object({
        ...paging(50),
        /** Manila days, both included. */
        from: Day,
        to: Day,
        agent: z.optional(Agent),
        rating: z.optional(z.enum(['good', 'bad'])),
        sort: z.optional(z.enum(ratingOrders)),
      })
      .check(z.refine(({ from, to }) => from <= to, { error: 'The last day is before the first', path: ['to'] })),
    answer: z.extend(listOf(RatedTicket), { figures: RatingFigures }),
    errors: [],
  }),
};
