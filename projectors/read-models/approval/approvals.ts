import { type Approval, foldApproval, noApproval } from '#contracts/approval/approval-fold.ts';
import { type ApprovalEvent, approvalEvents } from '#contracts/events/approval.ts';
import { typesOf } from '#contracts/events/event-schemas.ts';
import type { Recorded } from '#contracts/events/registry.ts';
import { defineReadModel, onEach } from '../../read-model.ts';

/** A change that waits or waited for a second admin. By approval id. */
export type ApprovalDocument = {
  approval: Approval;
  status: 'open' | 'over';
  requestedById: string;
  requestedAt: string;
  decidedAt: string | null;
};

export const approvals = defineReadModel<ApprovalDocument>({
  name: 'approvals',
  version: 2,
  fields: ['status', 'requestedById', 'requestedAt'],
  on: { ...onEach(typesOf(approvalEvents), { ids, apply: documentOf }) },
});

function ids({ data }: Recorded<ApprovalEvent['type']>): string {
  return data.approvalId;
}

function documentOf(
  document: ApprovalDocument | undefined,
  event: Recorded<ApprovalEvent['type']>,
): ApprovalDocument | undefined {
  const approval = foldApproval(document?.approval ?? noApproval, event);
  if (approval.status === 'none') return undefined;
  const isOpen = approval.status === 'open';
  return {
    approval,
    status: isOpen ? 'open' : 'over',
    requestedById: approval.requestedBy.accountId,
    requestedAt: isOpen ? event.recordedAt : (document?.requestedAt ?? event.recordedAt),
    decidedAt: isOpen ? null : event.recordedAt,
  };
}
