import type { Booking, BookingState } from '#contracts/booking/booking-state.ts';
import { absentSide } from '#contracts/booking/guards.ts';
import type { BookingEvent } from '#contracts/events/booking.ts';
import type { Decision } from '../command-handling/decision.ts';
import { partiesOf } from './authorize-transition.ts';
import type { FollowDispute } from './commands.ts';
import { workDone } from './decide-job.ts';

/**
 * Applied by the platform once a dispute's decision is final (docs/decisions/disputes.md). A job in progress is completed; the
 * decision sets the amount owed. A no-show is upheld or waived.
 */
export function followDispute(command: FollowDispute, state: BookingState): Decision<BookingEvent> {
  if (state.kind === 'none') return [];
  if (state.status === 'in_progress') return [workDone(state, { now: command.now, note: '', photos: [], by: 'admin' })];
  const against = absentSide(state.cancellation);
  return against === null ? [] : settled(state, against, command);
}

function settled(
  booking: Booking,
  against: 'client' | 'worker',
  { outcome: decided, reason }: FollowDispute,
): BookingEvent[] {
  const outcome = decided === 'no_show_waived' ? 'waived' : 'upheld';
  if (booking.noShowCase === outcome) return [];
  const feeCentavos = outcome === 'waived' ? 0 : (booking.cancellation?.feeCentavos ?? 0);
  return [{ type: 'NoShowSettled', data: { ...partiesOf(booking), against, outcome, reason, feeCentavos } }];
}
