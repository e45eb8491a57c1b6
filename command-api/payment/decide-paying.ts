import { dueCentavos, isOpenTransfer, owedCentavos, paymentPartyOf } from '#contracts/payment/allowed-actions.ts';
import type { PaymentEvent } from '#contracts/events/payment.ts';
import { formatPesoShort } from '#contracts/money.ts';
import { type Attempt, type PaymentState, referenceKey } from '#contracts/payment/payment-fold.ts';
import { isRefusal, refuse } from '#contracts/refusal.ts';
import type { Decision } from '../command-handling/decision.ts';
import { failed, type Made, received } from './decide-verification.ts';
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

/** What is asked for, paid and received. */

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

/** The worker asks for all that is owed, or for a part of it (null: all). */
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

/** The platform asks for the rest of a job that is done, or for the fee of one that was cancelled. */
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

/** What the client pays when they pay now: what is asked for, and never more than is owed. */
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

/**
 * The try that this is again: of its own id, or a transfer that is open under its reference, which is one however often
 * the client says that it was sent.
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
 * The provider has the money: for whichever attempt, of whatever amount, however late. Told again, or of no money at
 * all, nothing happens.
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

/** One attempt came to nothing. It is noted whatever the payment's status is: another attempt may have brought the money. */
function failAttempt({ booking, attemptId, reason }: FailAttempt, state: PaymentState): Decision<PaymentEvent> {
  const attempt = attemptOf(state, attemptId);
  if (attempt?.status !== 'processing') return [];
  return [failed(booking, state, attempt, reason, 'provider')];
}

/** The worker holds the cash. */
function confirmCash(command: ConfirmCash, state: PaymentState): Decision<PaymentEvent> {
  const { booking, now } = command;
  const refusal = refusalFor('confirm_cash', command, state);
  if (refusal?.refused === 'forbidden') return refusal;
  const latest = state.attempts.at(-1);
  // Cash that was only announced is not in: where other money came in its place, the worker must not hear that theirs counted.
  const isConfirmed = state.status === 'paid' && latest?.method === 'cash' && latest.status === 'received';
  if (isConfirmed && command.viewer.accountId === booking.workerAccountId) return [];
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

/** The fee of a cancelled booking is asked for; where none is owed, its payment is closed once nothing is left of what came in. */
function settleCancelledPayment(command: OnPayment, state: PaymentState): Decision<PaymentEvent> {
  const asked = requestOutstandingPayment(command, state);
  return isRefusal(asked) || asked.length > 0 ? asked : voidPayment(command, state);
}

/** Nothing is owed and nothing is left of what came in: the payment of a cancelled booking is closed. */
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
