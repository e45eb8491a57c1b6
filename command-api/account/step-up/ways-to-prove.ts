import type { Account } from '#contracts/account/account-fold.ts';
import type { RequiredProof, Proofs, WayToProve } from '#contracts/calls/account-proof.ts';
import type { CallContext } from '#contracts/calls/handlers.ts';
import type { Sms } from '#infra/sms/port.ts';
import { commandContext, stepOf } from '../../command-handling/command-context.ts';
import { createContactCodes } from '../codes/contact-codes.ts';
import { acceptCode, checkAny } from '../codes/one-time-codes.ts';
import type { CodeCheck } from '../codes/six-digit-code.ts';
import { isProvenContact } from '../contact/contacts.ts';
import type { AccountDeps } from '../deps.ts';
import { createOwnPasskeyProof } from '../passkeys/prove-passkey.ts';
import { currentHash } from '../passwords/password-hashes.ts';
import { addressOf, createPasswordProof } from '../passwords/prove-password.ts';
import { createAppCodeProof } from '../second-factor/prove-app-code.ts';
import { createGuessLimits } from '../sign-in/guess-limits.ts';

type Way<Given> = {
  /** Whether the account has this method. */
  isOpen(account: Account): Promise<boolean>;
  /** Throws the error of a failed proof. */
  prove(account: Account, given: Given, call: CallContext): Promise<void>;
};

type WaysToProve = { [W in WayToProve]: Way<NonNullable<Proofs[W]>> };

/** Re-authentication methods; each can also sign in. A new method is a row here and in account-proof.ts. */
export function createWaysToProve(deps: AccountDeps): WaysToProve {
  const provePassword = createPasswordProof(deps);
  const proveAppCode = createAppCodeProof(deps);
  const proveOwnPasskey = createOwnPasskeyProof(deps);
  const limits = createGuessLimits(deps);
  const { proof: codes } = createContactCodes(deps);

  /** Checks a code sent to any proven address. It works once, for one command. */
  function checkCode(account: Account, code: string, by: string): Promise<CodeCheck> {
    const spent = { by, spends: true };
    return checkAny(
      provenAddresses(account, deps.sms).map(
        ({ kind, address }) =>
          () =>
            codes[kind].check(account.accountId, address, code, spent),
      ),
    );
  }

  return {
    passkey: {
      isOpen: async ({ passkeys }) => passkeys.length > 0,
      async prove(account, credential, call) {
        // Limits attempts as at sign-in, although passkeys cannot be guessed.
        const admitted = await limits.admit([{ kind: 'address', of: addressOf(call) }]);
        await proveOwnPasskey(account, credential, stepOf(commandContext(call, deps.now())));
        await admitted.right();
      },
    },
    appCode: {
      isOpen: async ({ secondFactors }) => secondFactors.includes('totp'),
      prove: proveAppCode,
    },
    password: {
      isOpen: async (account) => (await currentHash(deps.secretStore, account)) !== undefined,
      prove: (_, password, call) => provePassword(password, call),
    },
    code: {
      isOpen: async (account) => provenAddresses(account, deps.sms).length > 0,
      prove: async (account, code, { commandId }) => acceptCode(await checkCode(account, code, commandId)),
    },
  };
}

/** Proven addresses that can receive a code. */
export function provenAddresses(account: Account, { isOff }: Pick<Sms, 'isOff'>): RequiredProof['codeTo'] {
  return (isOff ? (['email'] as const) : (['email', 'phone'] as const)).flatMap((kind) => {
    const address = account[kind];
    return address !== null && isProvenContact(account, kind) ? [{ kind, address }] : [];
  });
}
