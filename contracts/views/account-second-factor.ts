import * as z from 'zod/mini';
import { secondStepsOf, type KnownSecondFactors } from '../account/second-factor.ts';

/** Somebody's two-step sign-in, as their settings show it. */
export const SecondFactor = z.object({
  totp: z.boolean(),
  /** They have passkeys that are asked for. */
  passkey: z.boolean(),
  recoveryCodesLeft: z.int(),
  /** They can't do without it. */
  required: z.boolean(),
});
export type SecondFactor = z.infer<typeof SecondFactor>;

type Shown = KnownSecondFactors & Parameters<typeof secondStepsOf>[0];

export function secondFactorView(account: Shown, required: boolean): SecondFactor {
  const steps = secondStepsOf(account);
  const [totp, passkey] = [steps.includes('totp'), steps.includes('passkey')];
  return { totp, passkey, recoveryCodesLeft: account.recoveryCodesLeft, required };
}
