import { approvalDenied } from '#contracts/events/approval.ts';
import { dropRefundRequest, dropWaiverRequest } from '../payment/refund-requests.ts';
import { scheduleNow, definePolicy, onEach } from './policy.ts';

type Denied = {
  bookingId: string;
  approvalId: string;
  because: 'refused' | 'withdrawn';
  /** The request is a waiver by a dispute's decision, not a refund. */
  isWaiver?: boolean;
};

/** Releases money reserved for a refund that was not approved; a waiver that was not approved leaves the amount owed. */
export const whenApprovalOverDropRefund = definePolicy<Denied>({
  name: 'when-approval-over-drop-refund',
  on: onEach(approvalDenied, ({ type, recordedAt, data: { approvalId, subject } }) => {
    const isWaiver = subject.change === 'waiver' && subject.cause === 'dispute';
    if (subject.change !== 'refund' && !isWaiver) return null;
    const because = type === 'ApprovalRefused' ? 'refused' : 'withdrawn';
    return scheduleNow(approvalId, recordedAt, { bookingId: subject.bookingId, approvalId, because, isWaiver });
  }),
  act: async ({ isWaiver = false, ...denied }, { commands }, context) =>
    isWaiver ? dropWaiverRequest(commands, denied, context) : dropRefundRequest(commands, denied, context),
});
