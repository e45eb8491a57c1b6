import { EXPORT_DATA, exportSubject, SHOW_MESSAGES } from '#contracts/platform/staff-grants.ts';
import { ApiError } from '#contracts/api-error.ts';
import { type CallContext, signedIn } from '#contracts/calls/handlers.ts';
import type { Grant, VerifiedGrant } from '#infra/sessions/signed-grants.ts';
import type { QueryContext } from '../query-context.ts';

type GrantRequest = Pick<Grant, 'purpose' | 'subject'>;

export type Spending = Pick<QueryContext, 'grants' | 'spentGrants'>;

/** Whether the caller may see a stream's messages. Without a grant they are withheld; an invalid grant is refused. */
export async function mayShowMessages(
  queryContext: QueryContext,
  stream: string | undefined,
  grant: string | undefined,
  context: CallContext,
): Promise<boolean> {
  if (grant === undefined) return false;
  await requireGrant(queryContext, grant, { purpose: SHOW_MESSAGES, subject: stream ?? '' }, context);
  return true;
}

export async function spendExport(
  queryContext: Spending,
  grant: string,
  list: string,
  filters: string,
  context: CallContext,
): Promise<void> {
  await spendGrant(queryContext, grant, { purpose: EXPORT_DATA, subject: exportSubject(list, filters) }, context);
}

/** Like `requireGrant`, for a one-time grant: a second use is refused. */
export async function spendGrant(
  queryContext: Spending,
  grant: string,
  wanted: GrantRequest,
  context: CallContext,
): Promise<void> {
  const { id } = await requireGrant(queryContext, grant, wanted, context);
  if (!(await queryContext.spentGrants.spend(id))) throw refusedGrant();
}

/** Valid only for the recorded reader. */
async function requireGrant(
  { grants }: Pick<QueryContext, 'grants'>,
  grant: string,
  wanted: GrantRequest,
  context: CallContext,
): Promise<VerifiedGrant> {
  const granted = await grants.verify(grant, wanted);
  if (granted?.accountId !== signedIn(context).accountId) throw refusedGrant();
  return granted;
}

function refusedGrant(): ApiError {
  return new ApiError('forbidden', { security: { event: 'grant_refused' } });
}
