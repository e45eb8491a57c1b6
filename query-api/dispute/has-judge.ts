import { may } from '#contracts/account/staff-permissions.ts';
import { hasDecided, isPartyOf } from '#contracts/dispute/allowed-actions.ts';
import type { Documents } from '#infra/eventing/documents/port.ts';
import { type AccountDocument, accounts } from '#projectors/read-models/account/accounts.ts';
import type { DisputeDocument } from '#projectors/read-models/dispute/disputes.ts';

/** Whether an admin who did not make the first decision could decide the appeal. */
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
