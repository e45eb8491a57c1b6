import * as z from 'zod/mini';
import { Person } from '../account/person.ts';
import { TicketTopic } from '../events/support-tickets.ts';
import { TicketRating } from './support-tickets.ts';

/** How many said that they were helped, and how many that they weren't. */
const counted = { good: z.int(), bad: z.int() };

/** What people said of the help that they got, over some days. */
export const RatingFigures = z.object({
  all: z.object(counted),
  /** By who of the staff answered; null for tickets that nobody had taken. Most rated first. */
  agents: z.array(z.object({ agent: z.nullable(Person), ...counted })),
});
export type RatingFigures = z.infer<typeof RatingFigures>;

/** One ticket that was rated. */
export const RatedTicket = z.extend(TicketRating, {
  /** The ticket's. */
  id: z.string(),
  code: z.string(),
  topic: TicketTopic,
  name: z.string(),
  agent: z.nullable(Person),
  at: z.string(),
});
export type RatedTicket = z.infer<typeof RatedTicket>;
