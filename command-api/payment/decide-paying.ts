import { dueCentavos, isOpenTransfer, owedCentavos, paymentPartyOf } from '#contracts/payment/allowed-actions.ts';
import type { PaymentEvent } from '#contracts/events/payment.ts';
import { formatPesoShort } from '#contracts/money.ts';
import { type Attempt, type PaymentState, referenceKey } from '#contracts/payment/payment-fold.ts';
import { isRefusal, refuse } from '#contracts/refusal.ts';
import type { Decision } from '../command-handling/decision.ts';
import { failed, type AttemptFacts, received } from './decide-verification.ts';
import { factsOf, isAuthorized, parties, purposeOf, refusalFor } from './authorize-transition.ts';
import type {
  ConfirmCash,
  FailAttempt,
  OnPayment,
  Pay,
  ReceivePayment,
  RequestPayment,
  PayingCommand,
} from './commands.ts';
import type { PayableBooking } from './payable-booking.ts';

/** Payment requests, attempts and receipts. */

export function decidePaying({ type, data }: PayingCommand, state: PaymentState): Decision<PaymentEvent> {
  switch (type) {
    case 'RequestPayment':
      return requestPayment(data, state);
    case 'RequestOutstandingPayment':
      return requestOutstandingPayment(data, state);
    case 'Pay':
      return pay(data, state);
    case 'ReceivePayment':
      return receivePayment(data, state);
    case 'FailAttempt':
      return failAttempt(data, state);
    case 'ConfirmCash':
      return confirmCash(data, state);
    case 'SettleCancelledPayment':
      return settleCancelledPayment(data, state);
    case 'VoidPayment':
      return voidPayment(data, state);
  }
}

/** The worker requests the amount due, or a part of it (null: all). */
function requestPayment(command: RequestPayment, state: PaymentState): Decision<PaymentEvent> {
  const owed = owedCentavos(command.booking, factsOf(state, command.booking));
  const amountCentavos = command.amountCentavos ?? owed;
  const asked = state.status === 'requested' && state.requestedCentavos === amountCentavos;
  const refusal = refusalFor('request_payment', command, state);
  if (asked && paymentPartyOf(command.booking, command.viewer) === 'worker') return [];
  if (refusal) return refusal;
  if (amountCentavos > owed) return refuse('invalid', `No more than ${formatPesoShort(owed)} is owed.`);
  return [requested(command, state, amountCentavos, 'worker')];
}

/** A policy requests the rest of a completed job, or the fee of a cancelled one. */
function requestOutstandingPayment(command: OnPayment, state: PaymentState): Decision<PaymentEvent> {
  if (!isAuthorized('request_payment', 'policy', command, state)) return [];
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

/** Centavos that the client pays now: the requested amount, at most the amount due. */
export function payableCentavos(booking: PayableBooking, state: PaymentState): number {
  return Math.min(state.requestedCentavos, owedCentavos(booking, factsOf(state, booking)));
}

function pay(command: Pay, state: PaymentState): Decision<PaymentEvent> {
  const { booking, now, attemptId, method, reference, amountCentavos, provider, providerPaymentId } = command;
  const refusal = refusalFor('pay', command, state);
  if (refusal?.refused === 'forbidden') return refusal;
  if (tryOf(command, state)) return [];
  if (refusal) return refusal;
  if (method === 'bank_transfer' && !reference) return refuse('invalid', 'Give the reference of your transfer.');
  // The amount due changed while the provider created the payment.
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

/**
 * The attempt that this command repeats: same id, or an open transfer with the same reference, which counts once however often
 * the client reports it.
 */
export function tryOf(
  { attemptId, method, reference }: Pick<Pay, 'attemptId' | 'method' | 'reference'>,
  { attempts }: PaymentState,
): Attempt | undefined {
  const again = (open: Attempt) =>
    method === 'bank_transfer' && isOpenTransfer(open) && sameReference(open.reference, reference);
  return attempts.find((attempt) => attempt.attemptId === attemptId || again(attempt));
}

function sameReference(one: string | null, other: string | null): boolean {
  return one !== null && other !== null && referenceKey(one) === referenceKey(other);
}

/**
 * Records money at the provider, for any attempt and amount, however late. Repeats and non-positive amounts are ignored.
 */
function receivePayment(command: ReceivePayment, state: PaymentState): Decision<PaymentEvent> {
  const { booking, now, attemptId, amountCentavos, method, provider, providerPaymentId } = command;
  const attempt = attemptOf(state, attemptId);
  if (attempt?.status === 'received' || amountCentavos <= 0) return [];
  if (!isAuthorized('receive', 'provider', command, state))
    return refuse('not_allowed_now', undefined, { status: state.status });
  const made = attempt ?? { attemptId, method, reference: null, provider, providerPaymentId };
  return [received(booking, state, { ...made, amountCentavos }, 'provider', now)];
}

/** Records a failed attempt in any status of the payment: another attempt may have succeeded. */
function failAttempt({ booking, attemptId, reason }: FailAttempt, state: PaymentState): Decision<PaymentEvent> {
  const attempt = attemptOf(state, attemptId);
  if (attempt?.status !== 'processing') return [];
  return [failed(booking, state, attempt, reason, 'provider')];
}

/** The worker confirms that they have the cash. */
function confirmCash(command: ConfirmCash, state: PaymentState): Decision<PaymentEvent> {
  const { booking, now } = command;
  const refusal = refusalFor('confirm_cash', command, state);
  if (refusal?.refused === 'forbidden') return refusal;
  const latest = state.attempts.at(-1);
  // If other money arrived instead of the announced cash, a confirmation must not appear to count.
  const isConfirmed = state.status === 'paid' && latest?.method === 'cash' && latest.status === 'received';
  if (isConfirmed && command.viewer.accountId === booking.workerAccountId) return [];
  if (refusal) return refusal;
  return [received(booking, state, cashOf(state, command), 'worker', now)];
}

/** The cash that the client announced, else the requested amount; at most the amount due. */
function cashOf(
  state: PaymentState,
  { booking, attemptId }: { booking: PayableBooking; attemptId: string },
): AttemptFacts {
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

/** Requests the fee of a cancelled booking; without a fee, closes the payment once nothing received is left. */
function settleCancelledPayment(command: OnPayment, state: PaymentState): Decision<PaymentEvent> {
  const asked = requestOutstandingPayment(command, state);
  return isRefusal(asked) || asked.length > 0 ? asked : voidPayment(command, state);
}

/** Closes the payment of a cancelled booking when nothing is owed and nothing received is left. */
function voidPayment(command: OnPayment, state: PaymentState): Decision<PaymentEvent> {
  if (!isAuthorized('void', 'policy', command, state)) return [];
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

function attemptOf({ attempts }: PaymentState, attemptId: string): Attempt | undefined {
  return attempts.find((attempt) => attempt.attemptId === attemptId);
}
