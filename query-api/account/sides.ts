import { type CallContext, type Caller, signedIn } from '#contracts/calls/handlers.ts';
import type { Documents } from '#infra/eventing/documents.ts';
import { type AccountDocument, accounts } from '#projectors/read-models/account/accounts.ts';

/**
 * The sides of bookings and payments that a person is or was on: earlier ones stay theirs after a change of role.
 * `workerId`: null for someone who never worked.
 */
export type Sides = { accountId: string; workerId: string | null };

export async function sidesOf(documents: Pick<Documents, 'get'>, { accountId, workerId }: Caller): Promise<Sides> {
  const account = await documents.get<AccountDocument>(accounts.name, accountId);
  return { accountId, workerId: workerId ?? account?.document.lastWorkerId ?? null };
}

/** The same call on this side, without the caller's staff role. */
export function asClient(context: CallContext): CallContext {
  return { ...context, caller: { ...signedIn(context), userType: 'client', workerId: null, staffRole: null } };
}

export function asWorker(context: CallContext, workerId: string): CallContext {
  return { ...context, caller: { ...signedIn(context), userType: 'worker', workerId, staffRole: null } };
}
