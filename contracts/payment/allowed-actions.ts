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

/** The booking data that payment rules use. Centavos. */
export type PaidBooking = {
  status: BookingStatus;
  /** Agreed price plus approved extras; after completion, the final amount. */ totalCentavos: number;
  cancellationFeeCentavos: number;
};

/** The payment data that determines whether its verification can be undone. */
export type Verification = { verifiedAt: string | null; beforeVerification: object | null };

/** The payment data that the rules use. Centavos. */
export type PaymentFacts = Verification & {
  status: PaymentStatus;
  method: PaymentMethod;
  /** Requested amount; 0 once it is received. */
  requestedCentavos: number;
  receivedCentavos: number;
  /** Refunded, including refunds under way. */
  refundedCentavos: number;
  /** The part of it that is no longer owed. */
  waivedCentavos: number;
  /** Refunds that waited or wait for a second admin. */
  refundRequests: readonly { amountCentavos: number; status: 'waiting' | 'issued' | 'dropped' }[];
  /** All payment attempts. */
  attempts: readonly { method: PaymentMethod; status: 'processing' | 'received' | 'failed' }[];
};

/** A booking's payment before its first request. */
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

/** Total due for a booking, including paid parts: its total after acceptance, its fee after cancellation. */
export function dueCentavos(
  { status, totalCentavos, cancellationFeeCentavos }: PaidBooking,
  { waivedCentavos }: Pick<PaymentFacts, 'waivedCentavos'>,
): number {
  if (status === 'cancelled') return Math.max(0, cancellationFeeCentavos - waivedCentavos);
  return taken.includes(status) ? Math.max(0, totalCentavos - waivedCentavos) : 0;
}

/** Received and not refunded. */
export function keptCentavos({
  receivedCentavos,
  refundedCentavos,
}: Pick<PaymentFacts, 'receivedCentavos' | 'refundedCentavos'>): number {
  return receivedCentavos - refundedCentavos;
}

type Refundable = Pick<PaymentFacts, 'receivedCentavos' | 'refundedCentavos' | 'refundRequests'>;

/** The part of the kept amount whose refund waits for a second admin. */
export function reservedCentavos(payment: Refundable): number {
  const waiting = payment.refundRequests.filter(({ status }) => status === 'waiting');
  // Overpayments are refunded automatically, independent of pending requests.
  return Math.min(
    keptCentavos(payment),
    waiting.reduce((sum, { amountCentavos }) => sum + amountCentavos, 0),
  );
}

/** What an admin can still refund: the kept amount less pending refunds. */
export function refundableCentavos(payment: Refundable): number {
  return keptCentavos(payment) - reservedCentavos(payment);
}

/** Amount still to pay; never negative. */
export function owedCentavos(booking: PaidBooking, payment: PaymentFacts): number {
  return Math.max(0, dueCentavos(booking, payment) - keptCentavos(payment));
}

/** Overpayment; never negative. */
export function excessCentavos(booking: PaidBooking, payment: PaymentFacts): number {
  return Math.max(0, keptCentavos(payment) - dueCentavos(booking, payment));
}

/** Money was received, and nothing more is due. */
export function isCovered(booking: PaidBooking, payment: PaymentFacts): boolean {
  return keptCentavos(payment) > 0 && owedCentavos(booking, payment) === 0;
}

/** A reported bank transfer without a decision by an admin, and not superseded by other money. */
export function isOpenTransfer({ method, status }: PaymentFacts['attempts'][number]): boolean {
  return method === 'bank_transfer' && status === 'processing';
}

/** What an admin must check. A `transfer` is only reported by the client: no money has been seen yet. */
export const waitings = ['none', 'money', 'transfer'] as const;
export type Waiting = (typeof waitings)[number];

/** Money reported received, or a bank transfer reported by the client. */
export function waitsFor({ status, attempts }: Pick<PaymentFacts, 'status' | 'attempts'>): Waiting {
  if (attempts.some(isOpenTransfer)) return 'transfer';
  return status === 'paid' ? 'money' : 'none';
}

type Unseen = Pick<PaymentFacts, 'status' | 'receivedCentavos' | 'refundedCentavos'> & {
  /** The verified part of the received amount. */
  verifiedCentavos: number;
  attempts: readonly (PaymentFacts['attempts'][number] & { amountCentavos: number })[];
};

/**
 * What a verification would confirm now: all received money that is unverified, and the latest reported transfer.
 * Centavos; 0 when nothing waits.
 */
export function unseenCentavos(payment: Unseen): number {
  if (waitsFor(payment) === 'none') return 0;
  return (
    keptCentavos(payment) - payment.verifiedCentavos + (payment.attempts.findLast(isOpenTransfer)?.amountCentavos ?? 0)
  );
}

/** How long an admin can undo a verification: a row verified by mistake is noticed at once. */
export const UNDO_SECONDS = 60;

/** Consequences of a verification wait a little longer, for commands under way and clock differences. */
const FINAL_AFTER_SECONDS = 75;

/** The last instant for undoing its verification; null when impossible. */
export function undoUntil({ verifiedAt, beforeVerification }: Verification): string | null {
  return verifiedAt !== null && beforeVerification !== null ? addMinutes(verifiedAt, UNDO_SECONDS / 60) : null;
}

/** From then on a verification is final, so that earnings can be based on it. */
export function finalFrom(verifiedAt: string): string {
  return addMinutes(verifiedAt, FINAL_AFTER_SECONDS / 60);
}

type Rests = Pick<Verification, 'verifiedAt'> & {
  receivedCentavos: number;
  beforeVerification: { receivedCentavos: number } | null;
};

/** Until when the verification of some received money can be undone; null when none depends on it. */
export function restsUntil({ verifiedAt, receivedCentavos, beforeVerification: before }: Rests): string | null {
  if (verifiedAt === null || before === null || before.receivedCentavos === receivedCentavos) return null;
  return finalFrom(verifiedAt);
}

const guards: Record<PaymentGuard, (booking: PaidBooking, payment: PaymentFacts, now: string) => boolean> = {
  'while something is owed': (booking, payment) => owedCentavos(booking, payment) > 0,
  'once a worker has accepted the job': ({ status }) => taken.includes(status),
  'when the amount due differs from the requested amount': (booking, payment) =>
    payment.requestedCentavos !== owedCentavos(booking, payment),
  'when the received money covers the amount due': isCovered,
  'when it is paid in cash': (_, { method }) => method === 'cash',
  // Even after other attempts by the client: the transfer may still arrive.
  'while a bank transfer is open': (_, { attempts }) => attempts.some(isOpenTransfer),
  'within a minute, if nothing else has happened since': (_, payment, now) => isUndoable(payment, now),
  'when money was received': (_, { receivedCentavos }) => receivedCentavos > 0,
  'when nothing is owed': (booking, payment) => dueCentavos(booking, payment) === 0,
  'when no received money remains': (_, payment) => keptCentavos(payment) === 0,
  'while there is money to refund': (_, payment) => keptCentavos(payment) > 0,
  'while there is money that no waiting refund needs': (_, payment) => refundableCentavos(payment) > 0,
};

function isUndoable(payment: PaymentFacts, now: string): boolean {
  const until = undoUntil(payment);
  return until !== null && Date.parse(now) <= Date.parse(until);
}

/** The transition that allows this party to act now, or undefined. */
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

/** In table order. Part of every payment view, so that screens never derive it. */
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

/** Staff cannot decide on payments of their own jobs as client or worker; another admin does. */
export function isOwnPaymentOfStaff({ clientId, workerId }: PaymentSides, viewer: PaymentViewer): boolean {
  if (viewer.role !== 'admin') return false;
  return viewer.accountId === clientId || (workerId !== null && viewer.workerId === workerId);
}

/** The person's party in a booking's payment; null without any part in it. */
export function paymentPartyOf(
  { clientId, workerId }: PaymentSides,
  viewer: PaymentViewer,
): 'client' | 'worker' | 'admin' | null {
  if (viewer.role === 'admin') return 'admin';
  if (viewer.accountId === clientId) return 'client';
  return viewer.workerId !== null && viewer.workerId === workerId ? 'worker' : null;
}
