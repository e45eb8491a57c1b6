import * as z from 'zod/mini';
import { secondStepsOf, type SecondFactorFacts } from '../account/second-factor.ts';

/** Two-step sign-in in a user's settings. */
export const SecondFactor = z.object({
  totp: z.boolean(),
  /** A passkey serves as a second step. */
  passkey: z.boolean(),
  recoveryCodesLeft: z.int(),
  /** It cannot be turned off. */
  required: z.boolean(),
});
export type SecondFactor = z.infer<typeof SecondFactor>;

type AccountFacts = SecondFactorFacts & Parameters<typeof secondStepsOf>[0];

export function secondFactorView(account: AccountFacts, required: boolean): SecondFactor {
  const steps = secondStepsOf(account);
  const [totp, passkey] = [steps.includes('totp'), steps.includes('passkey')];
  return { totp, passkey, recoveryCodesLeft: account.recoveryCodesLeft, required };
}
