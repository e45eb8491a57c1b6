import type { Viewer } from '../booking/allowed-actions.ts';
import type { BookingStatus } from '../booking/lifecycle.ts';
import type { PaymentMethod } from '../roles.ts';
import { addMinutes } from '../manila-time.ts';
import {
  paymentActions,
  paymentTransitions,
  type PaymentAction,
  type PaymentGuard,
  type PaymentParty,
  type PaymentStatus,
  type PaymentTransition,
} from './lifecycle.ts';

/** What of a booking its payment looks at. Centavos. */
export type PaidBooking = {
  status: BookingStatus;
  /** Agreed price and approved extras; the final amount once completed. */ totalCentavos: number;
  cancellationFeeCentavos: number;
};

/** What of a payment says whether its verification can be taken back. */
export type Verification = { verifiedAt: string | null; beforeVerification: object | null };

/** What of a payment the rules look at. Centavos. */
export type PaymentFacts = Verification & {
  status: PaymentStatus;
  method: PaymentMethod;
  /** What is asked for now; 0 once it has come. */
  requestedCentavos: number;
  receivedCentavos: number;
  /** Refunded or on its way back. */
  refundedCentavos: number;
  /** Of it, what is no longer owed. */
  waivedCentavos: number;
  /** Refunds that wait, or waited, for a second admin. */
  refundRequests: readonly { amountCentavos: number; status: 'waiting' | 'issued' | 'dropped' }[];
  /** Each try to pay. */
  attempts: readonly { method: PaymentMethod; status: 'processing' | 'received' | 'failed' }[];
};

/** Of a booking without a payment: nothing was asked for yet. */
export function unpaid(method: PaymentMethod): PaymentFacts {
  return {
    status: 'unpaid',
    method,
    requestedCentavos: 0,
    receivedCentavos: 0,
    refundedCentavos: 0,
    waivedCentavos: 0,
    refundRequests: [],
    attempts: [],
    verifiedAt: null,
    beforeVerification: null,
  };
}

const taken: readonly BookingStatus[] = ['accepted', 'arrived', 'in_progress', 'completed'];

/** All that is owed for a booking, paid parts included: its total once it is taken, its fee once it is cancelled. */
export function dueCentavos(
  { status, totalCentavos, cancellationFeeCentavos }: PaidBooking,
  { waivedCentavos }: Pick<PaymentFacts, 'waivedCentavos'>,
): number {
  if (status === 'cancelled') return Math.max(0, cancellationFeeCentavos - waivedCentavos);
  return taken.includes(status) ? Math.max(0, totalCentavos - waivedCentavos) : 0;
}

/** What has come in and was not refunded. */
export function keptCentavos({
  receivedCentavos,
  refundedCentavos,
}: Pick<PaymentFacts, 'receivedCentavos' | 'refundedCentavos'>): number {
  return receivedCentavos - refundedCentavos;
}

type Refundable = Pick<PaymentFacts, 'receivedCentavos' | 'refundedCentavos' | 'refundRequests'>;

/** Of what was kept, what waits for a second admin to agree that it goes back. */
export function reservedCentavos(payment: Refundable): number {
  const waiting = payment.refundRequests.filter(({ status }) => status === 'waiting');
  // What comes in beyond what is owed goes back by itself, whatever waits.
  return Math.min(
    keptCentavos(payment),
    waiting.reduce((sum, { amountCentavos }) => sum + amountCentavos, 0),
  );
}

/** What an admin can still refund: what was kept, less what waits. */
export function refundableCentavos(payment: Refundable): number {
  return keptCentavos(payment) - reservedCentavos(payment);
}

/** What is still to be paid; never negative. */
export function owedCentavos(booking: PaidBooking, payment: PaymentFacts): number {
  return Math.max(0, dueCentavos(booking, payment) - keptCentavos(payment));
}

/** What has come in beyond what is owed; never negative. */
export function excessCentavos(booking: PaidBooking, payment: PaymentFacts): number {
  return Math.max(0, keptCentavos(payment) - dueCentavos(booking, payment));
}

/** Money has come, and no more is owed. */
export function isCovered(booking: PaidBooking, payment: PaymentFacts): boolean {
  return keptCentavos(payment) > 0 && owedCentavos(booking, payment) === 0;
}

/** A bank transfer that was sent, that no admin has found or missed yet, and in whose place no other money came. */
export function isOpenTransfer({ method, status }: PaymentFacts['attempts'][number]): boolean {
  return method === 'bank_transfer' && status === 'processing';
}

/** What of a payment an admin has to look at. A `transfer` is the client's word alone: nobody has seen the money yet. */
export const waitings = ['none', 'money', 'transfer'] as const;
export type Waiting = (typeof waitings)[number];

/** Money that is reported received, or a bank transfer that the client says was sent. */
export function waitsFor({ status, attempts }: Pick<PaymentFacts, 'status' | 'attempts'>): Waiting {
  if (attempts.some(isOpenTransfer)) return 'transfer';
  return status === 'paid' ? 'money' : 'none';
}

type Unseen = Pick<PaymentFacts, 'status' | 'receivedCentavos' | 'refundedCentavos'> & {
  /** Of what has come, what an admin has looked at. */
  verifiedCentavos: number;
  attempts: readonly (PaymentFacts['attempts'][number] & { amountCentavos: number })[];
};

/**
 * What verifying it now would say is there: all that came and nobody has looked at, and the transfer that was sent
 * last. Centavos; 0 while nothing waits.
 */
export function unseenCentavos(payment: Unseen): number {
  if (waitsFor(payment) === 'none') return 0;
  return (
    keptCentavos(payment) - payment.verifiedCentavos + (payment.attempts.findLast(isOpenTransfer)?.amountCentavos ?? 0)
  );
}

/** So long an admin may take back that the money is there: a row verified by mistake among many is seen at once. */
export const UNDO_SECONDS = 60;

/** What follows from a verification waits a little longer, for commands that are under way and clocks that differ. */
const FINAL_AFTER_SECONDS = 75;

/** The last moment at which its verification can be taken back; null when it can't be at all. */
export function undoUntil({ verifiedAt, beforeVerification }: Verification): string | null {
  return verifiedAt !== null && beforeVerification !== null ? addMinutes(verifiedAt, UNDO_SECONDS / 60) : null;
}

/** From then on a verification can't be taken back any more, so that earnings may rest on it. */
export function finalFrom(verifiedAt: string): string {
  return addMinutes(verifiedAt, FINAL_AFTER_SECONDS / 60);
}

type Rests = Pick<Verification, 'verifiedAt'> & {
  receivedCentavos: number;
  beforeVerification: { receivedCentavos: number } | null;
};

/** Until when an admin may take back that some of what came in is there; null where none of it rests on that. */
export function restsUntil({ verifiedAt, receivedCentavos, beforeVerification: before }: Rests): string | null {
  if (verifiedAt === null || before === null || before.receivedCentavos === receivedCentavos) return null;
  return finalFrom(verifiedAt);
}

const guards: Record<PaymentGuard, (booking: PaidBooking, payment: PaymentFacts, now: string) => boolean> = {
  'while something is owed': (booking, payment) => owedCentavos(booking, payment) > 0,
  'when the job is taken': ({ status }) => taken.includes(status),
  'when what is owed is not what was asked for': (booking, payment) =>
    payment.requestedCentavos !== owedCentavos(booking, payment),
  'when what came covers what is owed': isCovered,
  'when it is paid in cash': (_, { method }) => method === 'cash',
  // Also when the client has tried something else since: the transfer may arrive all the same.
  'while a bank transfer is open': (_, { attempts }) => attempts.some(isOpenTransfer),
  'within a minute of it, while nothing else has happened': (_, payment, now) => isUndoable(payment, now),
  'when money had come': (_, { receivedCentavos }) => receivedCentavos > 0,
  'when nothing is owed': (booking, payment) => dueCentavos(booking, payment) === 0,
  'when no money is left of it': (_, payment) => keptCentavos(payment) === 0,
  'while there is money to refund': (_, payment) => keptCentavos(payment) > 0,
  'while there is money that no waiting refund needs': (_, payment) => refundableCentavos(payment) > 0,
};

function isUndoable(payment: PaymentFacts, now: string): boolean {
  const until = undoUntil(payment);
  return until !== null && Date.parse(now) <= Date.parse(until);
}

/** The row of the table that lets this party act at this moment, or undefined. */
export function paymentTransitionFor(
  action: PaymentAction,
  booking: PaidBooking,
  payment: PaymentFacts,
  party: PaymentParty,
  now: string,
): PaymentTransition | undefined {
  const rows: readonly PaymentTransition[] = paymentTransitions[action];
  return rows.find(
    ({ by, from, when = [] }) =>
      by.includes(party) &&
      from.includes(payment.status) &&
      when.every((guard) => guards[guard](booking, payment, now)),
  );
}

/** In the order of the table; part of every payment's view, so that no screen guesses. */
export function allowedPaymentActions(
  booking: PaidBooking,
  payment: PaymentFacts,
  party: PaymentParty | null,
  now: string,
): PaymentAction[] {
  if (!party) return [];
  return paymentActions.filter((action) => paymentTransitionFor(action, booking, payment, party, now));
}

type PaymentViewer = Pick<Viewer, 'accountId' | 'role' | 'workerId'>;

type PaymentSides = { clientId: string; workerId: string | null };

/** Staff decide on no payment of a job that they booked or did themselves: somebody else does. */
export function isOwnPaymentOfStaff({ clientId, workerId }: PaymentSides, viewer: PaymentViewer): boolean {
  if (viewer.role !== 'admin') return false;
  return viewer.accountId === clientId || (workerId !== null && viewer.workerId === workerId);
}

/** How this person stands to the payment of a booking; null when it is none of their business. */
export function paymentPartyOf(
  { clientId, workerId }: PaymentSides,
  viewer: PaymentViewer,
): 'client' | 'worker' | 'admin' | null {
  if (viewer.role === 'admin') return 'admin';
  if (viewer.accountId === clientId) return 'client';
  return viewer.workerId !== null && viewer.workerId === workerId ? 'worker' : null;
}
