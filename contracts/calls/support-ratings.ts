import * as z from 'zod/mini';
import { Day, Id, listOf, ordersBy, paging } from '../fields.ts';
import { RatedTicket, RatingFigures } from '../views/support-ratings.ts';
import { defineCall } from './call.ts';

/** Sort orders of the list. */
export const ratingOrders = ordersBy(['when']);

/** The tickets' assignee; the literal selects unassigned ones. */
const Agent = z.union([z.literal('nobody'), Id]);

/** Ratings of support by users (docs/decisions/support-tickets.md). */
export const ticketRatingCalls = {
  listTicketRatings: defineCall({
    method: 'GET',
    path: '/admin/ticket-ratings',
    summary: 'Read support ratings: totals, by agent, and rated tickets, newest first',
    who: ['admin'],
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
