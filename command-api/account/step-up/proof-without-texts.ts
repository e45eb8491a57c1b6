import type { Account } from '#contracts/account/account-fold.ts';
import type { PayoutProof, RequiredProof } from '#contracts/calls/account-proof.ts';
import type { CallContext } from '#contracts/calls/handlers.ts';
import type { AccountDeps } from '../deps.ts';
import { createWaysToProve, provenAddresses } from './ways-to-prove.ts';

/** Proof of a payout account where no texts are sent: a mailed code or a passkey, besides the fresh sign-in. */
export type ProofWithoutTexts = {
  /** What the account can prove itself with. */
  choiceOf(account: Account): RequiredProof;
  /** False without a proof. Throws the error of a wrong one. */
  isProven(account: Account, proof: PayoutProof | undefined, call: CallContext): Promise<boolean>;
};

export function createProofWithoutTexts(deps: AccountDeps): ProofWithoutTexts {
  const ways = createWaysToProve(deps);
  return {
    choiceOf(account) {
      const codeTo = provenAddresses(account, { isOff: true });
      return {
        ways: [
          ...(account.passkeys.length > 0 ? (['passkey'] as const) : []),
          ...(codeTo.length > 0 ? (['code'] as const) : []),
        ],
        codeTo,
      };
    },
    async isProven(account, proof = {}, call) {
      const { passkey, code } = proof;
      if (passkey !== undefined) await ways.passkey.prove(account, passkey, call);
      if (code !== undefined) await ways.code.prove(account, code, call);
      return passkey !== undefined || code !== undefined;
    },
  };
}
