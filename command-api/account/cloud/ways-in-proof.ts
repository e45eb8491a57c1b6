import type { Account } from '#contracts/account/account-fold.ts';
import { secondStepsOf } from '#contracts/account/second-factor.ts';
import { ApiError } from '#contracts/api-error.ts';
import { type CallContext, signedIn } from '#contracts/calls/handlers.ts';
import { createContactCodes } from '../codes/contact-codes.ts';
import { isProvenContact } from '../contact/contacts.ts';
import { createFurtherProof } from '../contact/further-proof.ts';
import type { AccountDeps } from '../deps.ts';
import { loadAccount } from '../person.ts';

type Given = { password?: string | undefined; currentCode?: string | undefined };

/** For whoever changes how they sign in: not in a session of one factor, of who has two. Resolves with their account. */
export function createWaysInProof(deps: AccountDeps): (given: Given, call: CallContext) => Promise<Account> {
  const proveFurther = createFurtherProof(deps, createContactCodes(deps));
  return async (given, call) => {
    const { accountId, factors = 1 } = signedIn(call);
    const account = await loadAccount(deps.commands, accountId);
    if (factors === 1 && secondStepsOf(account).length > 0) throw new ApiError('second_factor_needed');
    const kind = isProvenContact(account, 'email') ? 'email' : 'phone';
    await proveFurther({ account, kind, given, call });
    return account;
  };
}
