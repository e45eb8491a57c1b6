import {
  dueCentavos,
  isCovered,
  isOpenTransfer,
  keptCentavos,
  unseenCentavos,
  waitsFor,
} from '#contracts/payment/allowed-actions.ts';
import type { PaymentEvent } from '#contracts/events/payment.ts';
import type { DataOf } from '#contracts/events/registry.ts';
import { type Attempt, cashCentavos, type PaymentState } from '#contracts/payment/payment-fold.ts';
import { refuse } from '#contracts/refusal.ts';
import type { Decision } from '../command-handling/decision.ts';
import { factsOf, parties, purposeOf, refusalFor } from './authorize-transition.ts';
import type { ByPerson, FailTransfer, OnPayment, VerifyOneOfSeveral, VerificationCommand } from './commands.ts';
import type { PayableBooking } from './payable-booking.ts';

/** Verification of reported money by admins. */

export function decideVerification({ type, data }: VerificationCommand, state: PaymentState): Decision<PaymentEvent> {
  switch (type) {
    case 'VerifyPayment':
      return verifyPayment(data, state);
    case 'VerifyOneOfSeveral':
      return verifyOneOfSeveral(data, state);
    case 'UndoVerification':
      return undoVerification(data, state);
    case 'UndoOneOfSeveral':
      return undoOneOfSeveral(data, state);
    case 'FailTransfer':
      return failTransfer(data, state);
  }
}

/** Verifies received money. A bank transfer is received and verified at once: the latest one, which supersedes others. */
function verifyPayment(command: ByPerson, state: PaymentState): Decision<PaymentEvent> {
  const { booking, now, viewer } = command;
  if (state.status === 'verified' && viewer.role === 'admin') return [];
  const refusal = refusalFor('verify', command, state);
  if (refusal) return refusal;
  const transfer = state.attempts.findLast(isOpenTransfer);
  const verified: PaymentEvent = { type: 'PaymentVerified', data: verifiedData(command, state, transfer) };
  return transfer ? [received(booking, state, transfer, 'admin', now), verified] : [verified];
}

/** The same for money found in a bank statement. */
export const verifyFoundTransfer = verifyPayment;

export function verifiedData(
  { booking, now }: OnPayment,
  state: PaymentState,
  arrived: AttemptFacts | undefined,
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

/** Undoes a mistaken verification. A transfer found by it is pending again. */
function undoVerification(command: ByPerson, state: PaymentState): Decision<PaymentEvent> {
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
 * One payment of a bulk verification. Skips claimed transfers unless they were included, and refuses another amount than the
 * admin saw.
 */
function verifyOneOfSeveral(command: VerifyOneOfSeveral, state: PaymentState): Decision<PaymentEvent> {
  const waits = waitsFor(state);
  const mayVerify = refusalFor('verify', command, state) === null;
  if (mayVerify && waits === 'transfer' && !command.transfers) return refuse('transfer_not_chosen');
  if (mayVerify && unseenCentavos(state) !== command.amountCentavos) return refuse('stale');
  return verifyPayment(command, state);
}

/** One payment of a bulk undo; skips payments that another admin has undone. */
function undoOneOfSeveral(command: ByPerson, state: PaymentState): Decision<PaymentEvent> {
  if (command.viewer.role === 'admin' && state.status !== 'verified' && waitsFor(state) !== 'none') return [];
  return undoVerification(command, state);
}

/** An admin did not find the transfer that the client reported. */
function failTransfer(command: FailTransfer, state: PaymentState): Decision<PaymentEvent> {
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
  return open.map((transfer) => failed(command.booking, state, transfer, command.reason, 'admin'));
}

/** Events of an attempt's outcome, for every source. */

export type AttemptFacts = Pick<
  Attempt,
  'attemptId' | 'method' | 'reference' | 'provider' | 'providerPaymentId' | 'amountCentavos'
>;

/** `from`: source of the confirmation. */
export function received(
  booking: PayableBooking,
  state: PaymentState,
  made: AttemptFacts,
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

export function failed(
  booking: PayableBooking,
  state: PaymentState,
  { attemptId, method, amountCentavos }: Attempt,
  reason: string,
  by: 'provider' | 'admin',
): PaymentEvent {
  const made = { attemptId, method, amountCentavos };
  const owesNothing = isCovered(booking, factsOf(state, booking));
  return {
    type: 'PaymentFailed',
    data: { ...parties(booking), ...made, reason, by, ...(owesNothing && { owesNothing }) },
  };
}
