import * as z from 'zod/mini';
import { comparisons, daysIn, MOST_DAYS, steps } from '../analytics/periods.ts';
import { Day } from '../fields.ts';
import { Analytics } from '../views/analytics.ts';
import { defineCall } from './call.ts';

/** Figures of the platform for staff. */
export const analyticsCalls = {
  readAnalytics: defineCall({
    method: 'GET',
    path: '/admin/analytics',
    summary: 'Read figures of a span of Manila days by day, week or month, with a comparison',
    who: ['admin'],
    permission: 'analytics.read',
    query: z
      .object({
        /** First day; `to` is the last day, also included. */
        from: Day,
        to: Day,
        by: z._default(z.enum(steps), 'day'),
        compare: z.optional(z.enum(comparisons)),
      })
      .check(
        z.refine(({ from, to }) => from <= to, { error: 'Ends before it begins', path: ['to'] }),
        z.refine((span) => daysIn(span) <= MOST_DAYS, { error: 'Two years at most', path: ['from'] }),
      ),
    answer: Analytics,
    errors: [],
  }),
};
