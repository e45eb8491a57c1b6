import type { Settings } from '../platform/settings.ts';
import type { Booking } from './booking-state.ts';
import type { Party } from './lifecycle.ts';

/** The parts of a booking that the rules use. */
export type BookingFacts = Pick<
  Booking,
  | 'status'
  | 'startsAt'
  | 'endsAt'
  | 'answerBy'
  | 'workerAnswerBy'
  | 'thenAskOthers'
  | 'asked'
  | 'clientId'
  | 'workerId'
  | 'declinedBy'
  | 'requestVersion'
  | 'quotes'
  | 'reschedule'
  | 'extras'
  | 'completion'
  | 'review'
  | 'fullyRefunded'
  | 'cancellation'
  | 'arrivedAt'
  | 'noShow'
  | 'noShowReports'
  | 'noShowCase'
  | 'askedOverdue'
  | 'rebookedAs'
  | 'isDismissed'
  | 'package'
>;

export type NoShowRule = 'noShowAfterMinutes' | 'disputeWithinHours' | 'overdueAfterMinutes' | 'closeOverdueHours';

/** An actor's party, and the worker id of a worker. */
export type Actor = { party: Party; workerId: string | null };

export type Rules = Pick<Settings, 'arrivalWindowHours' | 'reviewWithinDays' | 'openBookings' | NoShowRule>;

export type Check = (booking: BookingFacts, now: string, rules: Rules, actor: Actor) => boolean;
