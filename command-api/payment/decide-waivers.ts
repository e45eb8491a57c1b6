import { dueCentavos, excessCentavos, keptCentavos } from '#contracts/payment/allowed-actions.ts';
import type { PaymentEvent } from '#contracts/events/payment.ts';
import type { DataOf } from '#contracts/events/registry.ts';
import type { PaymentState, WaiverRequest } from '#contracts/payment/payment-fold.ts';
import type { Decision } from '../command-handling/decision.ts';
import { factsOf, isAuthorized, parties } from './authorize-transition.ts';
import type { OnRefundRequest, WaiveDue } from './commands.ts';
import { waivedWithoutApproval, refundApprovalId, requested } from './decide-refund-requests.ts';
import { issue } from './issue-refund.ts';
import type { PayableBooking } from './payable-booking.ts';

/** Waivers by dispute decisions (docs/decisions/disputes.md, second-admin.md). */

/**
 * Refunds the paid part of the amount and waives the unpaid part. An amount beyond the deciding admin's limit waits for a second
 * admin as a whole; if no other admin exists by then, the request expires.
 */
export function waiveDue(command: WaiveDue, state: PaymentState): Decision<PaymentEvent> {
  const { booking, now, commandId, reason, alone } = command;
  const { lessCentavos, unpaidCentavos, refundCentavos } = waiverOf(command, state);
  if (lessCentavos <= 0) return [];
  if (waivedWithoutApproval(state) + Math.max(lessCentavos, refundCentavos) <= alone.upToCentavos)
    return made(command, state, {});
  if (unpaidCentavos === 0)
    return [requested({ ...command, reference: null, dispute: { waivedCentavos: lessCentavos } }, refundCentavos)];
  const approvalId = refundApprovalId(commandId);
  if (state.waiverRequests.some((one) => one.approvalId === approvalId)) return [];
  const whole = { approvalId, waivedCentavos: lessCentavos, reason };
  const asked = { ...whole, ...named(booking), requestedBy: alone.admin, requestedAt: now };
  return [{ type: 'WaiverRequested', data: { ...parties(booking), ...asked } }];
}

/** Makes an approved waiver on the current state, after any payments and waivers since. */
export function makeApprovedWaiver(
  { booking, now, approvalId, commandId }: OnRefundRequest,
  state: PaymentState,
): Decision<PaymentEvent> {
  const request = waitingWaiver(state, approvalId);
  if (!request) return [];
  const { waivedCentavos, reason } = request;
  const events = made({ booking, now, commandId, waivedCentavos, reason }, state, { approvalId });
  return events.length > 0 ? events : [dropped(booking, request, 'nothing_left')];
}

export function dropWaiver(
  { booking, approvalId, because }: OnRefundRequest & { because: 'refused' | 'withdrawn' },
  state: PaymentState,
): Decision<PaymentEvent> {
  const request = waitingWaiver(state, approvalId);
  return request ? [dropped(booking, request, because)] : [];
}

export function waitingWaiver({ waiverRequests }: PaymentState, approvalId: string): WaiverRequest | undefined {
  return waiverRequests.find((one) => one.approvalId === approvalId && one.status === 'waiting');
}

type Waiving = Omit<WaiveDue, 'alone'>;

/** The total, its unpaid part, the part to refund, and whether the rest is paid. */
function waiverOf({ booking, waivedCentavos }: Waiving, state: PaymentState) {
  const facts = factsOf(state, booking);
  const due = dueCentavos(booking, facts);
  const lessCentavos = Math.min(waivedCentavos, due);
  const refundCentavos = Math.max(0, keptCentavos(facts) - (due - lessCentavos));
  const unpaidCentavos = lessCentavos - Math.max(0, refundCentavos - excessCentavos(booking, facts));
  const owesNothing = due - lessCentavos <= keptCentavos(facts) - refundCentavos;
  return { lessCentavos, unpaidCentavos, refundCentavos, owesNothing };
}

function made(command: Waiving, state: PaymentState, approval: { approvalId?: string }): PaymentEvent[] {
  const { booking, now, reason } = command;
  const { lessCentavos, unpaidCentavos, refundCentavos, owesNothing } = waiverOf(command, state);
  if (lessCentavos <= 0) return [];
  const waived: PaymentEvent[] =
    unpaidCentavos > 0 && isAuthorized('waive', 'policy', command, state)
      ? [
          {
            type: 'PaymentWaived',
            data: {
              ...parties(booking),
              waivedCentavos: unpaidCentavos,
              reason,
              ...approval,
              owesNothing,
              ...named(booking),
              waivedAt: now,
            },
          },
        ]
      : [];
  if (refundCentavos === 0 || !isAuthorized('refund', 'policy', command, state)) return waived;
  const refund = { ...command, ...approval, amountCentavos: refundCentavos, by: 'admin', byHand: false } as const;
  return [...waived, ...issue(refund, state)];
}

/** Included because there may be no payment request with these names yet. */
function named({ clientName, workerName, serviceName, method }: PayableBooking) {
  return { clientName, workerName, serviceName, method };
}

function dropped(
  booking: PayableBooking,
  { approvalId, waivedCentavos }: WaiverRequest,
  because: DataOf<'WaiverRequestDropped'>['because'],
): PaymentEvent {
  return { type: 'WaiverRequestDropped', data: { ...parties(booking), approvalId, waivedCentavos, because } };
}
