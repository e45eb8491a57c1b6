import type { DataOf } from '#contracts/events/registry.ts';
import { keptCentavos } from '#contracts/payment/allowed-actions.ts';
import { streams } from '#contracts/events/streams.ts';
import { noteRequest } from '../approval/ask-second-admin.ts';
import { paymentDecider } from '../payment/decider.ts';
import { waitingRequest } from '../payment/decide-refund-requests.ts';
import { findPayable } from '../payment/payable-booking.ts';
import { atOnce, definePolicy } from './policy.ts';

type Requested = Pick<
  DataOf<'RefundRequested'>,
  'bookingId' | 'approvalId' | 'amountCentavos' | 'reason' | 'reference' | 'requestedBy'
>;

/** A refund that one admin alone can't make is put to the others: a process that stops in between does it later. */
export const whenRefundRequestedAsk = definePolicy<Requested>({
  name: 'when-refund-requested-ask',
  on: {
    RefundRequested: ({ recordedAt, data }) => {
      const { bookingId, approvalId, amountCentavos, reason, reference, requestedBy } = data;
      const asked = { bookingId, approvalId, amountCentavos, reason, reference, requestedBy };
      return atOnce(approvalId, recordedAt, asked);
    },
  },
  act: async ({ bookingId, approvalId, amountCentavos, reason, reference, requestedBy }, { commands }, context) => {
    const booking = await findPayable(commands, bookingId);
    const { state } = await commands.loadNewest(paymentDecider, streams.payment(bookingId));
    if (!booking || !waitingRequest(state, approvalId)) return;
    const { code, serviceName, clientName } = booking;
    const subject = {
      change: 'refund',
      bookingId,
      code,
      serviceName,
      clientName,
      amountCentavos,
      reference,
      keptCentavos: keptCentavos(state),
    } as const;
    await noteRequest(commands, { approvalId, subject, reason, requestedBy }, context);
  },
});
