import type { SecondFactorKind, SecondStep } from '../events/account.ts';

/** What people show besides a password, a code or Google: docs/decisions/second-factor.md. */

/** How many of them somebody showed. */
export type Factors = 1 | 2;

export type KnownSecondFactors = {
  secondFactors: readonly SecondFactorKind[];
  /** Of the codes for when none of them is at hand. */
  recoveryCodesLeft: number;
};

export const noSecondFactors: KnownSecondFactors = { secondFactors: [], recoveryCodesLeft: 0 };

/** By which ways an account asks for a second step; none: one factor opens it. */
export function secondStepsOf({ secondFactors, recoveryCodesLeft }: KnownSecondFactors): SecondStep[] {
  if (secondFactors.length === 0) return [];
  return [...secondFactors, ...(recoveryCodesLeft > 0 ? (['recovery_code'] as const) : [])];
}

type Holder = { userType: string; factors?: Factors | undefined };

/**
 * Whether somebody has to show a second factor first, for all but the calls about their own account: there they set one
 * up. `required`: admins have to.
 */
export function secondFactorRule(admins: 'required' | 'optional') {
  return ({ userType, factors }: Holder, call?: { path: string }): boolean =>
    admins === 'required' && userType === 'admin' && factors !== 2 && !call?.path.startsWith('/auth/');
}
