import { thePolicy, transitionFor } from '#contracts/booking/allowed-actions.ts';
import type { BookingEvent } from '#contracts/events/booking.ts';
import type { Decision } from '../handling/decider.ts';
import type { BookingState } from './decider.ts';
import type { Acting } from './permitted.ts';

/** What history and messages say where nobody words it better. */
const REASON = 'That time went to another job';

/** The platform turns down what a worker can't say yes to any more. Nothing happens once somebody answered, or it was moved to another time. */
export function turnDownTaken({ startsAt, now, settings }: Omit<Acting, 'viewer'> & { startsAt: string }, state: BookingState): Decision<BookingEvent> {
  if (state.kind === 'none' || state.workerId === null || state.startsAt !== startsAt || !transitionFor('turn_down', state, thePolicy, now, settings)) return [];
  const { bookingId, clientId, workerId } = state;
  return [{ type: 'BookingDeclined', data: { bookingId, clientId, workerId, reason: REASON, stillOpen: false, cause: 'time_taken' } }];
}
