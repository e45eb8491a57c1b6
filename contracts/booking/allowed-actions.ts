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
 * `workerId`: the worker that they are, or were before a change of role: what they did there is theirs. `staffRole`: of an
 * admin; unsaid: an owner.
 */
export type Viewer = {
  accountId: string;
  role: 'client' | 'worker' | 'admin';
  workerId: string | null;
  staffRole?: string | null | undefined;
};

/** How this person stands to the booking; null when it is none of their business. */
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

/** This person as the rules know them; null when the booking is none of their business. */
export function actorOf(booking: BookingFacts, viewer: Viewer): Actor | null {
  const party = partyOf(booking, viewer);
  return party && { party, workerId: viewer.workerId };
}

/** Staff decide on nobody's booking that is, or was, their own: somebody else does. */
export function isOwnOfStaff(
  { clientId, worker }: Pick<Booking, 'clientId' | 'worker'>,
  { accountId, role }: Viewer,
): boolean {
  return role === 'admin' && (accountId === clientId || accountId === worker?.accountId);
}

/** The row of the table that lets this person act now, or undefined. */
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

/** What any row of the table allows in each status: few of all actions. */
const actionsIn = new Map(
  bookingStatuses.map((status) => [
    status,
    bookingActions.filter((action) => bookingTransitions[action].some(({ from }: Transition) => from.includes(status))),
  ]),
);

/** In the order of the table; part of every booking view, so that no screen guesses. */
export function allowedActions(booking: BookingFacts, actor: Actor | null, now: string, rules: Rules): BookingAction[] {
  if (!actor) return [];
  return (actionsIn.get(booking.status) ?? []).filter((action) => transitionFor(action, booking, actor, now, rules));
}

type Who = { accountId: string; userType: UserType };
type Sides = {
  clientId: string;
  /** null while nobody has taken the job. */ workerAccountId: string | null;
  /** Workers without a part in it may be spoken to about it: it is, or was, open to all. */ isOpen: boolean;
};

/**
 * Whether a booking is the business of both people of a conversation, so that it may be pointed at and shown there:
 * of its client and its worker, of its client and any worker while it is open, of either side and an admin.
 */
export function hasConversationAccess({ clientId, workerAccountId, isOpen }: Sides, one: Who, other: Who): boolean {
  const isSide = ({ accountId }: Who) => accountId === clientId || accountId === workerAccountId;
  if (one.userType === 'admin') return isSide(other);
  if (other.userType === 'admin') return isSide(one);
  const [client, worker] = one.accountId === clientId ? [one, other] : [other, one];
  return (
    client.accountId === clientId && (worker.accountId === workerAccountId || (isOpen && worker.userType === 'worker'))
  );
}
