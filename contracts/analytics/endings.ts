import { CancellationCause, TurnDownCause } from '../events/booking.ts';

/**
 * Why a request ended without the work being done: its canceller, the cause of a platform cancellation, a decline by or
 * for a worker (`declined`), or no answer in time (`expired`).
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

/** State of a request: waiting, upcoming or ended. */
export const outcomes = ['waiting', 'upcoming', 'completed', 'cancelled', 'declined', 'expired'] as const;
export type Outcome = (typeof outcomes)[number];
