import { DAY_MS, HOUR_MS } from '../manila-time.ts';
import type { Settings } from '../settings.ts';
import { bookingActions, bookingTransitions, type BookingAction, type BookingStatus, type Guard, type Party, type Transition } from './lifecycle.ts';

/** What of a booking the rules look at. Instants in ISO 8601. */
export type BookingFacts = {
  status: BookingStatus;
  startsAt: string;
  /** When an unanswered request expires. */
  answerBy: string;
  completedAt: string | null;
  reviewed: boolean;
  clientId: string;
  /** null while the booking is open to all. */
  workerId: string | null;
  /** Workers who said no to an open booking. */
  declinedBy: readonly string[];
};

export type Viewer = { accountId: string; role: 'client' | 'worker' | 'admin'; workerId: string | null };

type Rules = Pick<Settings, 'arrivalWindowHours' | 'reviewWithinDays'>;

const guards: Record<Guard, (booking: BookingFacts, now: string, rules: Rules) => boolean> = {
  'from the arrival window on': (booking, now, rules) => Date.parse(now) >= Date.parse(booking.startsAt) - rules.arrivalWindowHours * HOUR_MS,
  'once, within the review window': (booking, now, rules) =>
    !booking.reviewed && booking.completedAt !== null && Date.parse(now) <= Date.parse(booking.completedAt) + rules.reviewWithinDays * DAY_MS,
  'when the answer is overdue': (booking, now) => Date.parse(now) >= Date.parse(booking.answerBy),
};

/** How this person stands to the booking; null when it is none of their business. */
export function partyOf(booking: BookingFacts, viewer: Viewer): Party | null {
  if (viewer.role === 'admin') return 'admin';
  if (viewer.accountId === booking.clientId) return 'client';
  if (viewer.workerId === null) return null;
  if (viewer.workerId === booking.workerId) return 'worker';
  const mayTake = booking.workerId === null && !booking.declinedBy.includes(viewer.workerId);
  return mayTake ? 'candidate' : null;
}

/** The row of the table that lets this party act now, or undefined. */
export function transitionFor(action: BookingAction, booking: BookingFacts, party: Party, now: string, rules: Rules): Transition | undefined {
  const rows: readonly Transition[] = bookingTransitions[action];
  return rows.find(({ by, from, when }) => by.includes(party) && from.includes(booking.status) && (!when || guards[when](booking, now, rules)));
}

/** In the order of the table; part of every booking view, so that no screen guesses. */
export function allowedActions(booking: BookingFacts, party: Party | null, now: string, rules: Rules): BookingAction[] {
  if (!party) return [];
  return bookingActions.filter((action) => transitionFor(action, booking, party, now, rules));
}
