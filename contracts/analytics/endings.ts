import { CancellationCause, TurnDownCause } from '../events/booking.ts';

/**
 * What a request ends by, unless its work is done: who called it off, or what made the platform do it; a worker who said no
 * (`declined`), or the platform for them; nobody in time (`expired`).
 */
export const endings = [
  'client',
  'worker',
  'admin',
  'policy',
  ...CancellationCause.options,
  'declined',
  ...TurnDownCause.options,
  'expired',
] as const;
export type Ending = (typeof endings)[number];

/** How a request stands: it waits, its job is still to be done, or it is over. */
export const outcomes = ['waiting', 'upcoming', 'completed', 'cancelled', 'declined', 'expired'] as const;
export type Outcome = (typeof outcomes)[number];
