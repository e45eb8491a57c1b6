import {
  dueCentavos,
  isOpenTransfer,
  keptCentavos,
  owedCentavos,
  paymentPartyOf,
} from '#contracts/payment/allowed-actions.ts';
import type { PaymentEvent } from '#contracts/events/payment.ts';
import type { DataOf } from '#contracts/events/registry.ts';
import { formatPesoShort } from '#contracts/money.ts';
import { type Attempt, cashCentavos, type PaymentState } from '#contracts/payment/payment-fold.ts';
import { unseenCentavos, waitsFor } from '#contracts/payment/waiting.ts';
import { refuse } from '#contracts/refusal.ts';
import type { PaymentMethod } from '#contracts/roles.ts';
import type { Decision } from '../command-handling/decision.ts';
import type { PayableBooking } from './payable-booking.ts';
import { type ByPerson, factsOf, mayHappen, type OnPayment, parties, purposeOf, refusalFor } from './authorize-transition.ts';

/** The worker asks for all that is owed, or for a part of it (null: all). */
export function requestPayment(
  command: ByPerson & { amountCentavos: number | null },
  state: PaymentState,
): Decision<PaymentEvent> {
  const owed = owedCentavos(command.booking, factsOf(state, command.booking));
  const amountCentavos = command.amountCentavos ?? owed;
  const asked = state.status === 'requested' && state.requestedCentavos === amountCentavos;
  const refusal = refusalFor('request_payment', command, state);
  if (asked && paymentPartyOf(command.booking, command.viewer) === 'worker') return [];
  if (refusal) return refusal;
  if (amountCentavos > owed) return refuse('invalid', `No more than ${formatPesoShort(owed)} is owed.`);
  return [requested(command, state, amountCentavos, 'worker')];
}

/** The platform asks for the rest of a job that is done, or for the fee of one that was cancelled. */
export function requestWhatIsOwed(command: OnPayment, state: PaymentState): Decision<PaymentEvent> {
  if (!mayHappen('request_payment', 'policy', command, state)) return [];
  return [requested(command, state, owedCentavos(command.booking, factsOf(state, command.booking)), 'policy')];
}

function requested(
  { booking, now }: OnPayment,
  state: PaymentState,
  amountCentavos: number,
  by: 'worker' | 'policy',
): PaymentEvent {
  const { code, clientName, workerName, serviceName } = booking;
  const { method } = factsOf(state, booking);
  const words = { code, clientName, workerName, serviceName };
  return {
    type: 'PaymentRequested',
    data: {
      ...parties(booking),
      ...words,
      amountCentavos,
      dueCentavos: dueCentavos(booking, state),
      purpose: purposeOf(booking),
      method,
      by,
      requestedAt: now,
    },
  };
}

/** What the client pays when they pay now: what is asked for, and never more than is owed. */
export function payableCentavos(booking: PayableBooking, state: PaymentState): number {
  return Math.min(state.requestedCentavos, owedCentavos(booking, factsOf(state, booking)));
}

export type Pay = ByPerson & {
  attemptId: string;
  method: PaymentMethod;
  reference: string | null;
  amountCentavos: number;
  /** The provider's payment, begun under the attempt's id. */
  provider: Attempt['provider'];
  providerPaymentId: string | null;
};

export function pay(command: Pay, state: PaymentState): Decision<PaymentEvent> {
  const { booking, now, attemptId, method, reference, amountCentavos, provider, providerPaymentId } = command;
  const refusal = refusalFor('pay', command, state);
  if (refusal?.refused === 'forbidden') return refusal;
  if (tryOf(command, state)) return [];
  if (refusal) return refusal;
  if (method === 'bank_transfer' && !reference) return refuse('invalid', 'Give the reference of your transfer.');
  // Something else was paid or asked for while the provider was spoken to.
  if (amountCentavos > owedCentavos(booking, factsOf(state, booking))) return refuse('conflict');
  return [
    {
      type: 'PaymentSubmitted',
      data: {
        ...parties(booking),
        attemptId,
        method,
        reference,
        amountCentavos,
        provider,
        providerPaymentId,
        submittedAt: now,
      },
    },
  ];
}

/** The try that this is again: of its own id, or a transfer that is open under its reference, which is one however often the client says that it was sent. */
export function tryOf(
  { attemptId, method, reference }: Pick<Pay, 'attemptId' | 'method' | 'reference'>,
  { attempts }: PaymentState,
): Attempt | undefined {
  const again = (open: Attempt) =>
    method === 'bank_transfer' && isOpenTransfer(open) && sameReference(open.reference, reference);
  return attempts.find((attempt) => attempt.attemptId === attemptId || again(attempt));
}

function sameReference(one: string | null, other: string | null): boolean {
  return one !== null && other !== null && one.trim().toLowerCase() === other.trim().toLowerCase();
}

export type Receive = OnPayment & {
  attemptId: string;
  method: PaymentMethod;
  amountCentavos: number;
  provider: Attempt['provider'];
  providerPaymentId: string | null;
};

/** The provider has the money: for whichever attempt, of whatever amount, however late. Told again, or of no money at all, nothing happens. */
export function receivePayment(command: Receive, state: PaymentState): Decision<PaymentEvent> {
  const { booking, now, attemptId, amountCentavos, method, provider, providerPaymentId } = command;
  const attempt = attemptOf(state, attemptId);
  if (attempt?.status === 'received' || amountCentavos <= 0) return [];
  if (!mayHappen('receive', 'provider', command, state))
    return refuse('not_allowed_now', undefined, { status: state.status });
  const made = attempt ?? { attemptId, method, reference: null, provider, providerPaymentId };
  return [received(booking, state, { ...made, amountCentavos }, 'provider', now)];
}

/** One attempt came to nothing. It is noted whatever the payment's status is: another attempt may have brought the money. */
export function failAttempt(
  { booking, attemptId, reason }: OnPayment & { attemptId: string; reason: string },
  state: PaymentState,
): Decision<PaymentEvent> {
  const attempt = attemptOf(state, attemptId);
  if (attempt?.status !== 'processing') return [];
  return [failed(booking, attempt, reason, 'provider')];
}

/** The worker holds the cash. `attemptId` is used where the client has not said that they pay in cash. */
export function confirmCash(command: ByPerson & { attemptId: string }, state: PaymentState): Decision<PaymentEvent> {
  const { booking, now } = command;
  const refusal = refusalFor('confirm_cash', command, state);
  if (refusal?.refused === 'forbidden') return refusal;
  const latest = state.attempts.at(-1);
  // Cash that was only announced is not in: where other money came in its place, the worker must not hear that theirs counted.
  const isConfirmed = state.status === 'paid' && latest?.method === 'cash' && latest.status === 'received';
  if (isConfirmed && command.viewer.role === 'worker') return [];
  if (refusal) return refusal;
  return [received(booking, state, cashOf(state, command), 'worker', now)];
}

/** As the client said they would hand it over, or as it was asked for; never more than is owed. */
function cashOf(state: PaymentState, { booking, attemptId }: { booking: PayableBooking; attemptId: string }): Made {
  const owed = owedCentavos(booking, factsOf(state, booking));
  const latest = state.attempts.at(-1);
  if (latest?.method === 'cash' && latest.status === 'processing')
    return { ...latest, amountCentavos: Math.min(latest.amountCentavos, owed) };
  return {
    attemptId,
    method: 'cash',
    reference: null,
    provider: 'none',
    providerPaymentId: null,
    amountCentavos: Math.min(state.requestedCentavos, owed),
  };
}

/** An admin has seen the money. A bank transfer is received and verified in one: the one sent last, which supersedes any other. */
export function verifyPayment(command: ByPerson, state: PaymentState): Decision<PaymentEvent> {
  const { booking, now, viewer } = command;
  if (state.status === 'verified' && viewer.role === 'admin') return [];
  const refusal = refusalFor('verify', command, state);
  if (refusal) return refusal;
  const transfer = state.attempts.findLast(isOpenTransfer);
  const verified: PaymentEvent = { type: 'PaymentVerified', data: verifiedData(command, state, transfer) };
  return transfer ? [received(booking, state, transfer, 'admin', now), verified] : [verified];
}

function verifiedData(
  { booking, now }: OnPayment,
  state: PaymentState,
  arrived: Attempt | undefined,
): DataOf<'PaymentVerified'> {
  const facts = factsOf(state, booking);
  const { clientName, serviceName } = booking;
  const amounts = {
    verifiedCentavos: keptCentavos(facts) + (arrived?.amountCentavos ?? 0),
    cashCentavos: cashCentavos(state),
    dueCentavos: dueCentavos(booking, facts),
  };
  return {
    ...parties(booking),
    method: arrived?.method ?? facts.method,
    ...amounts,
    purpose: purposeOf(booking),
    clientName,
    serviceName,
    verifiedAt: now,
  };
}

/** It was the wrong row, or the money isn't there after all. A transfer that was found by it is on its way again. */
export function undoVerification(command: ByPerson, state: PaymentState): Decision<PaymentEvent> {
  const { booking, now, viewer } = command;
  const { beforeVerification: before, status } = state;
  const refusal = refusalFor('undo_verify', command, state);
  if (refusal) return viewer.role === 'admin' && status === 'verified' && before ? refuse('too_late_to_undo') : refusal;
  if (!before) return refuse('not_allowed_now', undefined, { status });
  const { verifiedCentavos, receivedCentavos } = before;
  const amounts = { amountCentavos: state.verifiedCentavos - verifiedCentavos, verifiedCentavos, receivedCentavos };
  const isTransfer = receivedCentavos !== state.receivedCentavos;
  return [
    {
      type: 'PaymentVerificationUndone',
      data: { ...parties(booking), ...amounts, isTransfer, method: factsOf(state, booking).method, undoneAt: now },
    },
  ];
}

/**
 * One of several that are verified by one press: what nobody has seen isn't verified in passing, and nothing is of which
 * another amount was shown.
 */
export function verifyOneOfSeveral(
  command: ByPerson & {
    amountCentavos: number;
    /** Those that the client only says were sent, too. */ transfers: boolean;
  },
  state: PaymentState,
): Decision<PaymentEvent> {
  const waits = waitsFor(state);
  const mayVerify = refusalFor('verify', command, state) === null;
  if (mayVerify && waits === 'transfer' && !command.transfers) return refuse('transfer_not_chosen');
  if (mayVerify && unseenCentavos(state) !== command.amountCentavos) return refuse('stale');
  return verifyPayment(command, state);
}

/** One of several that are taken back by one press; what waits again was taken back by somebody else. */
export function undoOneOfSeveral(command: ByPerson, state: PaymentState): Decision<PaymentEvent> {
  if (command.viewer.role === 'admin' && state.status !== 'verified' && waitsFor(state) !== 'none') return [];
  return undoVerification(command, state);
}

/** An admin has looked in vain for what the client says to have transferred. */
export function failTransfer(command: ByPerson & { reason: string }, state: PaymentState): Decision<PaymentEvent> {
  const open = state.attempts.filter(isOpenTransfer);
  const latest = state.attempts.at(-1);
  if (
    open.length === 0 &&
    latest?.method === 'bank_transfer' &&
    latest.status === 'failed' &&
    command.viewer.role === 'admin'
  )
    return [];
  const refusal = refusalFor('fail', command, state);
  if (refusal) return refusal;
  return open.map((transfer) => failed(command.booking, transfer, command.reason, 'admin'));
}

/** Nothing is owed and nothing is left of what came in: the payment of a cancelled booking is closed. */
export function voidPayment(command: OnPayment, state: PaymentState): Decision<PaymentEvent> {
  if (!mayHappen('void', 'policy', command, state)) return [];
  return [
    {
      type: 'PaymentVoided',
      data: {
        ...parties(command.booking),
        reason: command.booking.status === 'cancelled' ? 'cancelled' : 'nothing_owed',
      },
    },
  ];
}

type Made = Pick<Attempt, 'attemptId' | 'method' | 'reference' | 'provider' | 'providerPaymentId' | 'amountCentavos'>;

function received(
  booking: PayableBooking,
  state: PaymentState,
  made: Made,
  from: 'provider' | 'worker' | 'admin',
  now: string,
): PaymentEvent {
  const { attemptId, method, reference, provider, providerPaymentId, amountCentavos } = made;
  const receivedCentavos = state.receivedCentavos + amountCentavos;
  return {
    type: 'PaymentReceived',
    data: {
      ...parties(booking),
      attemptId,
      method,
      reference,
      provider,
      providerPaymentId,
      amountCentavos,
      receivedCentavos,
      from,
      receivedAt: now,
    },
  };
}

function failed(
  booking: PayableBooking,
  { attemptId, method, amountCentavos }: Attempt,
  reason: string,
  by: 'provider' | 'admin',
): PaymentEvent {
  return { type: 'PaymentFailed', data: { ...parties(booking), attemptId, method, amountCentavos, reason, by } };
}

function attemptOf({ attempts }: PaymentState, attemptId: string): Attempt | undefined {
  return attempts.find((attempt) => attempt.attemptId === attemptId);
}
