import { may } from '#contracts/account/staff-permissions.ts';
import { hasDecided, isPartyOf } from '#contracts/dispute/allowed-actions.ts';
import type { Documents } from '#infra/eventing/documents/port.ts';
import { type AccountDocument, accounts } from '#projectors/read-models/account/accounts.ts';
import type { DisputeDocument } from '#projectors/read-models/dispute/disputes.ts';

/** Whether of the staff anybody could decide an appeal who didn't decide before. */
export async function hasJudge(documents: Pick<Documents, 'find'>, dispute: DisputeDocument): Promise<boolean> {
  const where = { userType: { eq: 'admin' }, status: { eq: 'active' } };
  const staff = await documents.find<AccountDocument>(accounts.name, { where });
  return staff.some(
    ({ document }) =>
      may(document, 'disputes.decide') &&
      !isPartyOf(dispute, document.accountId) &&
      !hasDecided(dispute, document.accountId),
  );
}
