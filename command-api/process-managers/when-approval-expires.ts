import { approvalEnded, startsApproval } from '#contracts/events/approval.ts';
import { streams } from '#contracts/events/streams.ts';
import { approvalDecider } from '../approval/decider.ts';
import { definePolicy, onEach } from './policy.ts';

/** Expires requests without an answer after a week. */
export const whenApprovalExpires = definePolicy<{ approvalId: string }>({
  name: 'when-approval-expires',
  on: {
    [startsApproval]: ({ data: { approvalId, expiresAt } }) => ({
      schedule: { key: approvalId, dueAt: expiresAt, data: { approvalId } },
    }),
    ...onEach(approvalEnded, ({ data: { approvalId } }) => ({ cancel: approvalId })),
  },
  act: async ({ approvalId }, { commands }, context) => {
    await commands.handle(
      approvalDecider,
      streams.approval(approvalId),
      { type: 'ExpireApproval', data: { now: context.now } },
      context,
    );
  },
});
