import type { Actor, BookingFacts, Rules } from './booking-facts.ts';
import type { Booking } from './booking-state.ts';
import { guards } from './guards.ts';
import {
  bookingActions,
  bookingStatuses,
  bookingTransitions,
  type BookingAction,
  type Party,
  type Transition,
} from './lifecycle.ts';
import type { UserType } from '../roles.ts';

/**
 * `workerId`: the current worker, or the one from before a change of role, whose bookings stay theirs. `staffRole`: of
 * an admin; default: owner.
 */
export type Viewer = {
  accountId: string;
  role: 'client' | 'worker' | 'admin';
  workerId: string | null;
  staffRole?: string | null | undefined;
};

/** The person's party in the booking; null without any part in it. */
export function partyOf(
  booking: Pick<BookingFacts, 'clientId' | 'workerId' | 'declinedBy'>,
  viewer: Viewer,
): Party | null {
  if (viewer.role === 'admin') return 'admin';
  if (viewer.accountId === booking.clientId) return 'client';
  if (viewer.workerId === null) return null;
  if (viewer.workerId === booking.workerId) return 'worker';
  const mayTake =
    viewer.role === 'worker' && booking.workerId === null && !booking.declinedBy.includes(viewer.workerId);
  return mayTake ? 'candidate' : null;
}

export const thePolicy: Actor = { party: 'policy', workerId: null };

/** The person as an actor for the rules; null without any part in the booking. */
export function actorOf(booking: BookingFacts, viewer: Viewer): Actor | null {
  const party = partyOf(booking, viewer);
  return party && { party, workerId: viewer.workerId };
}

/** Whether a booking is or was a staff member's own: another member must decide on it. */
export function isOwnBookingOfStaff(
  { clientId, worker }: Pick<Booking, 'clientId' | 'worker'>,
  { accountId, role }: Viewer,
): boolean {
  return role === 'admin' && (accountId === clientId || accountId === worker?.accountId);
}

/** The transition that allows the action now, or undefined. */
export function transitionFor(
  action: BookingAction,
  booking: BookingFacts,
  actor: Actor,
  now: string,
  rules: Rules,
): Transition | undefined {
  const rows: readonly Transition[] = bookingTransitions[action];
  return rows.find(
    ({ by, from, when }) =>
      by.includes(actor.party) && from.includes(booking.status) && (!when || guards[when](booking, now, rules, actor)),
  );
}

/** Cache: the few actions that any transition allows in each status. */
const actionsIn = new Map(
  bookingStatuses.map((status) => [
    status,
    bookingActions.filter((action) => bookingTransitions[action].some(({ from }: Transition) => from.includes(status))),
  ]),
);

/** In table order. Part of every booking view, so that screens never derive it. */
export function allowedActions(booking: BookingFacts, actor: Actor | null, now: string, rules: Rules): BookingAction[] {
  if (!actor) return [];
  return (actionsIn.get(booking.status) ?? []).filter((action) => transitionFor(action, booking, actor, now, rules));
}

type Participant = { accountId: string; userType: UserType };
type Sides = {
  clientId: string;
  /** null until a worker accepts. */ workerAccountId: string | null;
  /** Workers without a part in it may be contacted about it: it is or was open. */ isOpen: boolean;
};

/**
 * Whether a booking concerns both sides of a conversation, so that it may be referenced there: its client and its
 * worker; its client and any worker while it is open; or either side and an admin.
 */
export function hasConversationAccess(
  { clientId, workerAccountId, isOpen }: Sides,
  one: Participant,
  other: Participant,
): boolean {
  const isSide = ({ accountId }: Participant) => accountId === clientId || accountId === workerAccountId;
  if (one.userType === 'admin') return isSide(other);
  if (other.userType === 'admin') return isSide(one);
  const [client, worker] = one.accountId === clientId ? [one, other] : [other, one];
  return (
    client.accountId === clientId && (worker.accountId === workerAccountId || (isOpen && worker.userType === 'worker'))
  );
}
