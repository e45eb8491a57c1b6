import { type CallContext, type Caller, signedIn } from '#contracts/calls/handlers.ts';
import type { Documents } from '#infra/eventing/documents/port.ts';
import { type AccountDocument, accounts } from '#projectors/read-models/account/accounts.ts';

/**
 * The sides of bookings and payments that somebody is on, or was before a change of role: what they did there is theirs, and
 * binds them, as ever. `workerId`: null of who never worked.
 */
export type Sides = { accountId: string; workerId: string | null };

export async function sidesOf(documents: Pick<Documents, 'get'>, { accountId, workerId }: Caller): Promise<Sides> {
  const account = await documents.get<AccountDocument>(accounts.name, accountId);
  return { accountId, workerId: workerId ?? account?.document.lastWorkerId ?? null };
}

/** The same call as they make it, or made it, on this side; by staff, too, as if they were none. */
export function asClient(context: CallContext): CallContext {
  return { ...context, caller: { ...signedIn(context), userType: 'client', workerId: null, staffRole: null } };
}

export function asWorker(context: CallContext, workerId: string): CallContext {
  return { ...context, caller: { ...signedIn(context), userType: 'worker', workerId, staffRole: null } };
}
