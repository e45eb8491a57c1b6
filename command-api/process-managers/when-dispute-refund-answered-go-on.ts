import { approvedRefund, refundRequestDropped } from '#contracts/events/payment.ts';
import { streams } from '#contracts/events/streams.ts';
import { approvalDecider } from '../approval/decider.ts';
import type { CommandHandler } from '../command-handling/command-handler.ts';
import { disputeDecider } from '../dispute/decider.ts';
import { releasePay } from '../dispute/release-pay.ts';
import { paymentDecider } from '../payment/decider.ts';
import { scheduleNow, definePolicy, onEach } from './policy.ts';

type Answered = { bookingId: string; approvalId: string; eventId: string; isRefused: boolean };

/**
 * Follows the second admin's answer to a dispute's waiver or refund. Approved: makes it and releases the held earning. Refused or
 * expired: reopens the dispute, which keeps holding the earning.
 */
export const whenDisputeRefundAnsweredGoOn = definePolicy<Answered>({
  name: 'when-dispute-refund-answered-go-on',
  on: {
    ...onEach(approvedRefund, ({ id, recordedAt, data: { bookingId, approvalId } }) =>
      approvalId === undefined
        ? null
        : scheduleNow(id, recordedAt, { bookingId, approvalId, eventId: id, isRefused: false }),
    ),
    ...onEach(refundRequestDropped, ({ id, recordedAt, data: { bookingId, approvalId, because } }) =>
      scheduleNow(id, recordedAt, { bookingId, approvalId, eventId: id, isRefused: because !== 'nothing_left' }),
    ),
  },
  act: async ({ bookingId, approvalId, eventId, isRefused }, deps, context) => {
    const { commands } = deps;
    const { state: payment } = await commands.loadNewest(paymentDecider, streams.payment(bookingId));
    const isOwn = ({ approvalId: id }: { approvalId: string }) => id === approvalId;
    const isOfDispute = payment.refundRequests.find(isOwn)?.cause === 'dispute' || payment.waiverRequests.some(isOwn);
    if (!isOfDispute) return;
    if (!isRefused) return releasePay(deps, { bookingId, causeId: eventId }, context);
    const why = await outcomeOf(commands, approvalId);
    const command = { type: 'ReopenDispute', data: { ...why, now: context.now } } as const;
    await commands.handle(disputeDecider, streams.dispute(bookingId), command, context);
  },
});

async function outcomeOf(commands: CommandHandler, approvalId: string) {
  const { state } = await commands.loadNewest(approvalDecider, streams.approval(approvalId));
  return state.status === 'refused'
    ? ({ because: 'refund_refused', reason: state.decision.reason } as const)
    : ({ because: 'refund_unanswered', reason: null } as const);
}
