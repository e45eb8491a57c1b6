import type { Handlers } from '#contracts/calls/handlers.ts';
import { approvalView } from '#contracts/views/approval.ts';
import type { Where } from '#infra/eventing/documents.ts';
import { type ApprovalDocument, approvals } from '#projectors/read-models/approval/approvals.ts';
import { skipOf } from '../page.ts';
import type { QueryContext } from '../query-context.ts';

export function approvalQueries({ documents }: Pick<QueryContext, 'documents'>): Handlers<'listApprovals'> {
  return {
    async listApprovals({ query: { status, ...page } }) {
      const where: Where = { status: { eq: status } };
      const [found, total] = await Promise.all([
        documents.find<ApprovalDocument>(approvals.name, { where, sort: [['requestedAt', 'desc']], ...skipOf(page) }),
        documents.count(approvals.name, where),
      ]);
      return {
        data: { items: found.map(({ document }) => approvalView(document.approval, document)), ...page, total },
      };
    },
  };
}

/** Approvals that this admin may decide: not their own requests. */
export async function countApprovalsFor(
  { documents }: Pick<QueryContext, 'documents'>,
  accountId: string,
): Promise<number> {
  const open: Where = { status: { eq: 'open' } };
  const [all, own] = await Promise.all([
    documents.count(approvals.name, open),
    documents.count(approvals.name, { ...open, requestedById: { eq: accountId } }),
  ]);
  return all - own;
}
