import type { Account } from '#contracts/account/account-fold.ts';
import type { ContactKind, ContactProof } from '#contracts/events/account.ts';
import { MINUTE_MS } from '#contracts/manila-time.ts';
import { ApiError } from '#contracts/api-error.ts';
import { type CallContext, type Caller, signedIn } from '#contracts/calls/handlers.ts';
import { isProvenContact } from './contacts.ts';
import type { ContactCodes } from '../codes/contact-codes.ts';
import type { AccountDeps } from '../deps.ts';
import { createPasswordProof } from '../passwords/prove-password.ts';
import { createSessions } from '../sign-in/sessions.ts';

/** Whoever has just signed in has just given the password. */
const RECENT_MS = 10 * MINUTE_MS;

const refusedAs = { wrong: 'wrong_current_code', used_up: 'current_code_used_up' } as const;

type Given = { password?: string | undefined; currentCode?: string | undefined };
type Asked = { account: Account; kind: ContactKind; given: Given; call: CallContext };

/**
 * That it is the person and not somebody with their session, who also proves the new address: a sign-in of minutes ago, a
 * code that went to the present address, or the password. Throws proof_needed, with what there is to choose from, or what was wrong.
 */
export function createFurtherProof(deps: AccountDeps, { present }: ContactCodes) {
  const sessions = createSessions(deps);
  const provePassword = createPasswordProof(deps);

  async function signedInLately({ sessionId, accountId }: Caller): Promise<boolean> {
    const ageMs = await sessions.ageMs(sessionId, accountId);
    return ageMs !== null && ageMs < RECENT_MS;
  }

  return async ({ account, kind, given, call }: Asked): Promise<ContactProof> => {
    if (await signedInLately(signedIn(call))) return 'recent_sign_in';
    const former = isProvenContact(account, kind) ? account[kind] : null;
    if (given.currentCode !== undefined) {
      const check = former === null ? 'wrong' : await present[kind].check(account.accountId, former, given.currentCode);
      if (check !== 'right') throw new ApiError(refusedAs[check]);
      return 'former_address';
    }
    if (given.password === undefined)
      throw new ApiError('proof_needed', {
        details: { proofs: ['password', ...(former === null ? [] : ['currentCode'])] },
      });
    await provePassword(given.password, call);
    return 'password';
  };
}
