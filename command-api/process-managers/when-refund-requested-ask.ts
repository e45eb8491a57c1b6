import type { ApprovalSubject } from '#contracts/approval/approval-subject.ts';
import type { DataOf } from '#contracts/events/registry.ts';
import { keptCentavos } from '#contracts/payment/allowed-actions.ts';
import { streams } from '#contracts/events/streams.ts';
import type { PaymentState } from '#contracts/payment/payment-fold.ts';
import { noteRequest } from '../approval/ask-second-admin.ts';
import { paymentDecider } from '../payment/decider.ts';
import { waitingRequest } from '../payment/decide-refund-requests.ts';
import { waitingWaiver } from '../payment/decide-waivers.ts';
import { findPayable, type PayableBooking } from '../payment/payable-booking.ts';
import { scheduleNow, definePolicy } from './policy.ts';

type Requested = Pick<DataOf<'RefundRequested'>, 'bookingId' | 'approvalId' | 'reason' | 'requestedBy'>;

/**
 * Requests approval by a second admin for refunds and waivers beyond one admin's limit. As a policy it survives a crash.
 */
export const whenRefundRequestedAsk = definePolicy<Requested>({
  name: 'when-refund-requested-ask',
  on: {
    RefundRequested: ({ recordedAt, data }) => scheduleNow(data.approvalId, recordedAt, askedBy(data)),
    WaiverRequested: ({ recordedAt, data }) => scheduleNow(data.approvalId, recordedAt, askedBy(data)),
  },
  act: async ({ bookingId, approvalId, reason, requestedBy }, { commands }, context) => {
    const booking = await findPayable(commands, bookingId);
    const { state } = await commands.loadNewest(paymentDecider, streams.payment(bookingId));
    const subject = booking && subjectOf(booking, state, approvalId);
    if (subject) await noteRequest(commands, { approvalId, subject, reason, requestedBy }, context);
  },
});

function askedBy({ bookingId, approvalId, reason, requestedBy }: Requested): Requested {
  return { bookingId, approvalId, reason, requestedBy };
}

/** null if the request is no longer pending. */
function subjectOf(booking: PayableBooking, state: PaymentState, approvalId: string): ApprovalSubject | null {
  const { bookingId, code, serviceName, clientName } = booking;
  const about = { bookingId, code, serviceName, clientName };
  const refund = waitingRequest(state, approvalId);
  if (refund) {
    const { amountCentavos, reference, cause } = refund;
    const kept = keptCentavos(state);
    return { change: 'refund', ...about, amountCentavos, reference, keptCentavos: kept, ...(cause && { cause }) };
  }
  const waiver = waitingWaiver(state, approvalId);
  return waiver ? { change: 'waiver', cause: 'dispute', ...about, amountCentavos: waiver.waivedCentavos } : null;
}
