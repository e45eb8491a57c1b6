import { excessCentavos, refundableCentavos } from '#contracts/payment/allowed-actions.ts';
import { ownReasonsEn } from '#contracts/event-texts/own-reasons.en.ts';
import type { PaymentEvent } from '#contracts/events/payment.ts';
import { formatPesoShort } from '#contracts/money.ts';
import type { PaymentState, Refund } from '#contracts/payment/payment-fold.ts';
import { refuse } from '#contracts/refusal.ts';
import type { Decision } from '../command-handling/decision.ts';
import { factsOf, isAuthorized, refusalFor } from './authorize-transition.ts';
import type {
  FailRefund,
  IssueRefund,
  RefundExcess,
  SettleRefund,
  SettleRefundByHand,
  RefundCommand,
} from './commands.ts';
import {
  dropRequest,
  waivedWithoutApproval,
  issueApproved,
  refundApprovalId,
  requested,
} from './decide-refund-requests.ts';
import { dropWaiver, makeApprovedWaiver, waiveDue } from './decide-waivers.ts';
import { againIdOf, issue, issueByAdmin, refundFailed, refundIdOf, sentByProvider, settled } from './issue-refund.ts';

export function decideRefund({ type, data }: RefundCommand, state: PaymentState): Decision<PaymentEvent> {
  switch (type) {
    case 'IssueRefund':
      return issueRefund(data, state);
    case 'IssueApprovedRefund':
      return issueApproved(data, state);
    case 'DropRefundRequest':
      return dropRequest(data, state);
    case 'RefundExcess':
      return refundExcess(data, state);
    case 'WaiveDue':
      return waiveDue(data, state);
    case 'MakeApprovedWaiver':
      return makeApprovedWaiver(data, state);
    case 'DropWaiverRequest':
      return dropWaiver(data, state);
    case 'SettleRefund':
      return settleRefund(data, state);
    case 'SettleRefundByHand':
      return settleRefundByHand(data, state);
    case 'FailRefund':
      return failRefund(data, state);
  }
}

/** By an admin: refunds the excess first, then part of the amount due, which is waived. */
function issueRefund(command: IssueRefund, state: PaymentState): Decision<PaymentEvent> {
  const { booking, commandId, reference, reason, now, alone } = command;
  const refusal = refusalFor('refund', command, state);
  if (refusal?.refused === 'forbidden') return refusal;
  if (state.refunds.some(({ refundId }) => refundId === refundIdOf(commandId, 0))) return [];
  if (state.refundRequests.some(({ approvalId }) => approvalId === refundApprovalId(commandId))) return [];
  if (refusal) return refusal;
  const most = refundableCentavos(state);
  const amountCentavos = command.amountCentavos ?? most;
  if (amountCentavos > most) return refuse('invalid', `No more than ${formatPesoShort(most)} can be given back.`);
  if (waivedWithoutApproval(state) + amountCentavos > alone.upToCentavos) {
    if (alone.isOnlyAdmin) return refuse('no_other_admin');
    return [requested(command, amountCentavos)];
  }
  return issueByAdmin({ booking, now, commandId, amountCentavos, reason }, reference, state);
}

/** By a policy: refunds the excess after a late success, a duplicate or a paid cancellation. */
function refundExcess(command: RefundExcess, state: PaymentState): Decision<PaymentEvent> {
  const { booking } = command;
  const amountCentavos = excessCentavos(booking, factsOf(state, booking));
  if (amountCentavos === 0 || !isAuthorized('refund', 'policy', command, state)) return [];
  const reason = booking.status === 'cancelled' ? ownReasonsEn.bookingCancelled : ownReasonsEn.overpaid;
  return issue({ ...command, amountCentavos, reason, by: 'policy', byHand: false }, state);
}

/** The provider reports that the client has the money, possibly after a failure or for a refund made there. */
function settleRefund(command: SettleRefund, state: PaymentState): Decision<PaymentEvent> {
  const { booking, refundId, reference, now, made } = command;
  const refund = newestOf(state, refundId);
  if (refund?.status === 'pending') return [settled(booking, refund, reference, now)];
  if (refund?.status === 'settled') return [];
  if (refund) return refund.provider === 'none' ? [] : sentByProvider(command, againIdOf(refund), refund, state);
  const reason = ownReasonsEn.refundedAtProvider;
  return made ? sentByProvider(command, refundId, { ...made, reason, by: 'admin' }, state) : [];
}

/** The provider reports that the refund failed or was returned. */
function failRefund({ booking, refundId, reason }: FailRefund, state: PaymentState): Decision<PaymentEvent> {
  const refund = newestOf(state, refundId);
  const isCarried = refund?.status === 'settled' && refund.provider !== 'none';
  return refund && (refund.status === 'pending' || isCarried) ? [refundFailed(booking, refund, reason)] : [];
}

/**
 * An admin has sent the refund by hand, as for cash and bank transfers, which have no provider. Another reference would mean a
 * second transfer.
 */
function settleRefundByHand(
  { booking, refundId, reference, now, viewer }: SettleRefundByHand,
  state: PaymentState,
): Decision<PaymentEvent> {
  if (viewer.role !== 'admin') return refuse('forbidden');
  const refund = refundOf(state, refundId);
  if (!refund) return refuse('not_found');
  if (refund.status === 'settled' && refund.reference === reference) return [];
  if (refund.status !== 'pending' || refund.provider !== 'none')
    return refuse('not_allowed_now', undefined, { status: refund.status });
  return [settled(booking, refund, reference, now)];
}

/** A refund that failed and then succeeded is a new refund, so that all reactions to a refund happen. */
function newestOf(state: PaymentState, refundId: string): Refund | undefined {
  const refund = refundOf(state, refundId);
  return refund && (newestOf(state, againIdOf(refund)) ?? refund);
}

function refundOf({ refunds }: PaymentState, refundId: string): Refund | undefined {
  return refunds.find((refund) => refund.refundId === refundId);
}
