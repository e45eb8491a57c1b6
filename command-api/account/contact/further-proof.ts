import type { Account } from '#contracts/account/account-fold.ts';
import type { ContactKind, ContactProof } from '#contracts/events/account.ts';
import { MINUTE_MS } from '#contracts/manila-time.ts';
import type { ProofNeeded } from '#contracts/calls/account-proof.ts';
import { ApiError } from '#contracts/api-error.ts';
import { type CallContext, type Caller, signedIn } from '#contracts/calls/handlers.ts';
import { isProvenContact } from './contacts.ts';
import type { ContactCodes } from '../codes/contact-codes.ts';
import type { AccountDeps } from '../deps.ts';
import { passwordHashes } from '../passwords/password-hashes.ts';
import { createPasswordProof } from '../passwords/prove-password.ts';
import { createSessions } from '../sign-in/sessions.ts';

/** Whoever has just signed in has just given the password. */
const RECENT_MS = 10 * MINUTE_MS;

const refusedAs = { wrong: 'wrong_current_code', used_up: 'current_code_used_up' } as const;

type Given = { password?: string | undefined; currentCode?: string | undefined };
type Asked = { account: Account; kind: ContactKind; given: Given; call: CallContext };

/**
 * That it is the person and not somebody with their session: a sign-in of minutes ago, the password, or a code to an
 * address that they proved: the one that is to change, or, of who has no password, the other. Throws proof_needed, with
 * what there is to choose from, or what was wrong.
 */
export function createFurtherProof(deps: AccountDeps, { present }: ContactCodes) {
  const sessions = createSessions(deps);
  const provePassword = createPasswordProof(deps);
  const hashes = passwordHashes(deps.secretStore);

  async function signedInLately({ sessionId, accountId }: Caller): Promise<boolean> {
    const ageMs = await sessions.ageMs(sessionId, accountId);
    return ageMs !== null && ageMs < RECENT_MS;
  }

  async function choiceOf(account: Account, kind: ContactKind): Promise<ProofNeeded> {
    const hasPassword = (await hashes.read(account.accountId)) !== undefined;
    const codeTo = provenContact(account, kind) ?? (hasPassword ? null : provenContact(account, otherOf[kind]));
    const proofs: ProofNeeded['proofs'] = [];
    if (hasPassword) proofs.push('password');
    if (codeTo) proofs.push('currentCode');
    return { proofs, codeTo };
  }

  return async ({ account, kind, given, call }: Asked): Promise<ContactProof> => {
    if (await signedInLately(signedIn(call))) return 'recent_sign_in';
    const choice = await choiceOf(account, kind);
    const { codeTo } = choice;
    if (given.currentCode !== undefined) {
      const check = codeTo
        ? await present[codeTo.kind].check(account.accountId, codeTo.address, given.currentCode)
        : 'wrong';
      if (check !== 'right') throw new ApiError(refusedAs[check]);
      return codeTo?.kind === kind ? 'former_address' : 'other_contact';
    }
    if (given.password === undefined) throw new ApiError('proof_needed', { details: choice });
    await provePassword(given.password, call);
    return 'password';
  };
}

const otherOf = { email: 'phone', phone: 'email' } as const;

function provenContact(account: Account, kind: ContactKind): ProofNeeded['codeTo'] {
  const address = isProvenContact(account, kind) ? account[kind] : null;
  return address === null ? null : { kind, address };
}
