import { checkingUntil, hasDocumentsToCheck } from '#contracts/worker/document-reads.ts';
import { secondStepsOf } from '#contracts/account/second-factor.ts';
import { manilaDay } from '#contracts/manila-time.ts';
import { type AdminUser, type AdminUserDetails, userView } from '#contracts/views/account.ts';
import type { AccountDocument } from '#projectors/read-models/account/accounts.ts';
import { documentForAdmin, documentsDueOf, missingItemsOf } from '../worker/document-view.ts';
import type { QueryContext } from '../query-context.ts';
import { workerRecord } from '../worker/worker-record.ts';

type UserContext = Pick<QueryContext, 'workers' | 'calendars' | 'now'>;

/** People for admins; workers with the missing parts of their application. */
export async function adminUsers(
  { workers, calendars, now }: UserContext,
  found: readonly AccountDocument[],
): Promise<AdminUser[]> {
  const [known, hours] = await Promise.all([workers(), calendars()]);
  const today = manilaDay(now());
  return found.map((account) => {
    const { registeredAt, lastSignInAt, approval, rejectionReason, services, workerId } = account;
    const worker = workerId === null ? undefined : known.items.get(workerId);
    const missing = worker ? missingItemsOf(worker, hours.items.get(worker.workerId), today) : [];
    return {
      ...userView(account),
      registeredAt,
      lastSignInAt,
      approval,
      rejectionReason,
      twoStep: secondStepsOf(account).length > 0,
      serviceNames: services.map(({ name }) => name),
      missing,
    };
  });
}

export async function adminUserDetails(
  queryContext: UserContext,
  account: AccountDocument,
  adminId: string,
): Promise<AdminUserDetails | null> {
  const [[user], { items }] = await Promise.all([adminUsers(queryContext, [account]), queryContext.workers()]);
  const worker = account.workerId === null ? undefined : items.get(account.workerId);
  const now = queryContext.now();
  const today = manilaDay(now);
  return user
    ? {
        ...user,
        record: worker ? workerRecord(worker) : null,
        documents: (worker?.documents ?? []).map((document) => documentForAdmin(document, today, adminId)),
        documentsDue: worker ? documentsDueOf(worker, today) : null,
        checkingUntil: worker ? checkingUntil(worker, adminId, new Date(now).toISOString()) : null,
        hasDocumentsToCheck: worker !== undefined && hasDocumentsToCheck(worker),
      }
    : null;
}
