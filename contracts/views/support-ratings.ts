import * as z from 'zod/mini';
import { Person } from '../account/person.ts';
import { TicketTopic } from '../events/support-tickets.ts';
import { TicketRating } from './support-tickets.ts';

/** Counts of positive and negative ratings. */
const counted = { good: z.int(), bad: z.int() };

/** Ratings of support over some days. */
export const RatingFigures = z.object({
  all: z.object(counted),
  /** By assignee; null for unassigned tickets. Most rated first. */
  agents: z.array(z.object({ agent: z.nullable(Person), ...counted })),
});
export type RatingFigures = z.infer<typeof RatingFigures>;

/** One rated ticket. */
export const RatedTicket = z.extend(TicketRating, {
  /** The ticket's id. */
  id: z.string(),
  code: z.string(),
  topic: TicketTopic,
  name: z.string(),
  agent: z.nullable(Person),
  at: z.string(),
});
export type RatedTicket = z.infer<typeof RatedTicket>;
