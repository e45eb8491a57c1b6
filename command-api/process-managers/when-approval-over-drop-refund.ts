import { approvalDenied } from '#contracts/events/approval.ts';
import { dropRefundRequest } from '../payment/refund-requests.ts';
import { atOnce, definePolicy, onEach } from './policy.ts';

type Denied = { bookingId: string; approvalId: string; because: 'refused' | 'withdrawn' };

/** Money that was kept for a refund to which nobody agreed is free again. */
export const whenApprovalOverDropRefund = definePolicy<Denied>({
  name: 'when-approval-over-drop-refund',
  on: onEach(approvalDenied, ({ type, recordedAt, data: { approvalId, subject } }) => {
    if (subject.change !== 'refund') return null;
    const because = type === 'ApprovalRefused' ? 'refused' : 'withdrawn';
    return atOnce(approvalId, recordedAt, { bookingId: subject.bookingId, approvalId, because });
  }),
  act: async (denied, { commands }, context) => dropRefundRequest(commands, denied, context),
});
