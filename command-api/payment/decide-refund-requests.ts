import type { PaymentEvent } from '#contracts/events/payment.ts';
import type { DataOf } from '#contracts/events/registry.ts';
import { excessCentavos, keptCentavos } from '#contracts/payment/allowed-actions.ts';
import type { PaymentState, RefundRequest } from '#contracts/payment/payment-fold.ts';
import { derivedId } from '#infra/eventing/ids.ts';
import type { Decision } from '../command-handling/decision.ts';
import { factsOf, parties } from './authorize-transition.ts';
import type { IssueRefund, OnRefundRequest } from './commands.ts';
import { issueByAdmin } from './issue-refund.ts';
import type { PayableBooking } from './payable-booking.ts';

/** Refunds that need a second admin (docs/decisions/second-admin.md). */

/**
 * Total refunded or waived of a payment without a second admin. Prevents an admin from splitting an amount to avoid the limit.
 */
export function waivedWithoutApproval({ refunds, waivedAloneCentavos }: PaymentState): number {
  const alone = refunds.filter(({ by, approvalId, status }) => by === 'admin' && !approvalId && status !== 'failed');
  return alone.reduce((sum, { amountCentavos }) => sum + amountCentavos, waivedAloneCentavos);
}

/** Derived from the command: each refund has its own approval. */
export function refundApprovalId(commandId: string): string {
  return derivedId('approval to refund', commandId);
}

export function waitingRequest({ refundRequests }: PaymentState, approvalId: string): RefundRequest | undefined {
  return refundRequests.find((one) => one.approvalId === approvalId && one.status === 'waiting');
}

type RefundAsked = Pick<IssueRefund, 'booking' | 'commandId' | 'reason' | 'reference' | 'now'> & {
  alone: Pick<IssueRefund['alone'], 'admin'>;
  /** For a dispute's decision: the waived amount. */
  dispute?: { waivedCentavos: number };
};

export function requested(
  { booking, commandId, reason, reference, now, alone, dispute }: RefundAsked,
  amountCentavos: number,
): PaymentEvent {
  const approvalId = refundApprovalId(commandId);
  const asked = { approvalId, amountCentavos, reason, reference, requestedBy: alone.admin, requestedAt: now };
  return {
    type: 'RefundRequested',
    data: { ...parties(booking), ...asked, ...(dispute && { cause: 'dispute', ...dispute }) },
  };
}

/** Issues an approved refund, less the automatic refunds since the request. */
export function issueApproved(
  { booking, now, approvalId, commandId }: OnRefundRequest,
  state: PaymentState,
): Decision<PaymentEvent> {
  const request = waitingRequest(state, approvalId);
  if (!request) return [];
  const amountCentavos = Math.min(amountNow(request, booking, state), keptCentavos(state));
  if (amountCentavos === 0) return [dropped(booking, request, 'nothing_left')];
  const { reason, reference } = request;
  return issueByAdmin({ booking, now, commandId, amountCentavos, reason, approvalId }, reference, state);
}

/** A decision's amount stays the same even if an excess was refunded automatically since. */
function amountNow(
  { amountCentavos, waivedCentavos }: RefundRequest,
  booking: PayableBooking,
  state: PaymentState,
): number {
  if (waivedCentavos === undefined) return amountCentavos;
  return Math.min(amountCentavos, waivedCentavos + excessCentavos(booking, factsOf(state, booking)));
}

export function dropRequest(
  { booking, approvalId, because }: OnRefundRequest & { because: 'refused' | 'withdrawn' },
  state: PaymentState,
): Decision<PaymentEvent> {
  const request = waitingRequest(state, approvalId);
  return request ? [dropped(booking, request, because)] : [];
}

function dropped(
  booking: PayableBooking,
  { approvalId, amountCentavos }: RefundRequest,
  because: DataOf<'RefundRequestDropped'>['because'],
): PaymentEvent {
  return { type: 'RefundRequestDropped', data: { ...parties(booking), approvalId, amountCentavos, because } };
}
