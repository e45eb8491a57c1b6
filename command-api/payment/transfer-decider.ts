import type { PaymentEvent } from '#contracts/events/payment.ts';
import type { StatementLine } from '#contracts/events/payment-statements.ts';
import { waitsFor } from '#contracts/payment/allowed-actions.ts';
import { isOnlyUnverified, matchOf } from '#contracts/payment/match-transfers.ts';
import type { PaymentState } from '#contracts/payment/payment-fold.ts';
import { type Refusal, refuse } from '#contracts/refusal.ts';
import type { Command, Decider } from '#infra/eventing/command-handling.ts';
import type { Decision } from '../command-handling/decision.ts';
import { refusalFor } from './authorize-transition.ts';
import type { ByPerson } from './commands.ts';
import { received, verifiedData, verifyFoundTransfer } from './decide-verification.ts';
import { paymentDecider } from './decider.ts';

/** A transfer of a bank statement. */
export type VerifyTransfer = ByPerson & { transfer: Pick<StatementLine, 'amountCentavos' | 'reference'> };
/** The same for a payment that staff chose, whatever its reference. */
type LinkTransfer = VerifyTransfer & { attemptId: string };
type TransferCommand = Command<'VerifyTransfer', VerifyTransfer> | Command<'LinkTransfer', LinkTransfer>;

/** Verifies a payment by a bank statement: only bank transfers of the exact amount. */
export const transferDecider: Decider<PaymentState, TransferCommand, PaymentEvent, Refusal> = {
  ...paymentDecider,
  decide: ({ type, data }, state) =>
    type === 'LinkTransfer' ? linkTransfer(data, state) : verifyTransfer(data, state),
};

function verifyTransfer(command: VerifyTransfer, state: PaymentState): Decision<PaymentEvent> {
  const match = matchOf(command.transfer, state);
  if (match === 'verified' && command.viewer.role === 'admin') return [];
  const refusal = refusalFor('verify', command, state);
  if (refusal) return refusal;
  return match === 'exact' ? verifyFoundTransfer(command, state) : refuse('stale');
}

function linkTransfer(command: LinkTransfer, state: PaymentState): Decision<PaymentEvent> {
  if (state.status === 'verified' && command.viewer.role === 'admin') return [];
  if (waitsFor(state) === 'none') return linkUnannounced(command, state);
  const refusal = refusalFor('verify', command, state);
  if (refusal) return refusal;
  return isOnlyUnverified(command.transfer, state) ? verifyFoundTransfer(command, state) : refuse('stale');
}

/** A transfer that the client did not report: creates the attempt that the bank statement shows. */
function linkUnannounced(command: LinkTransfer, state: PaymentState): Decision<PaymentEvent> {
  const { attemptId, booking, now, transfer } = command;
  const refusal = refusalFor('link_transfer', command, state);
  if (refusal) return refusal;
  const { amountCentavos, reference } = transfer;
  if (state.requestedCentavos !== amountCentavos) return refuse('stale');
  const made = { attemptId, method: 'bank_transfer', amountCentavos, reference, ...carriedByNone } as const;
  return [
    received(booking, state, made, 'admin', now),
    { type: 'PaymentVerified', data: verifiedData(command, state, made) },
  ];
}

const carriedByNone = { provider: 'none', providerPaymentId: null } as const;
