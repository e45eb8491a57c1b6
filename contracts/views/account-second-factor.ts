import * as z from 'zod/mini';
import { secondStepsOf, type KnownSecondFactors } from '../account/second-factor.ts';

/** Somebody's two-step sign-in, as their settings show it. */
export const SecondFactor = z.object({
  totp: z.boolean(),
  recoveryCodesLeft: z.int(),
  /** They can't do without it. */
  required: z.boolean(),
});
export type SecondFactor = z.infer<typeof SecondFactor>;

export function secondFactorView(account: KnownSecondFactors, required: boolean): SecondFactor {
  const steps = secondStepsOf(account);
  return { totp: steps.includes('totp'), recoveryCodesLeft: account.recoveryCodesLeft, required };
}
