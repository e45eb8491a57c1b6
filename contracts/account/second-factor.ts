import type { SecondFactorKind, SecondStep } from '../events/account.ts';
import type { UserType } from '../roles.ts';

/** What people show besides a password, a code or Google: docs/decisions/second-factor.md. */

/** How many of them somebody showed. */
export type Factors = 1 | 2;

export type KnownSecondFactors = {
  secondFactors: readonly SecondFactorKind[];
  /** Of the codes for when none of them is at hand. */
  recoveryCodesLeft: number;
};

export const noSecondFactors: KnownSecondFactors = { secondFactors: [], recoveryCodesLeft: 0 };

type Asked = KnownSecondFactors & { userType: UserType; passkeys: readonly unknown[] };

/**
 * By which ways an account asks for a second step; none: one factor opens it. A passkey is one wherever a second step is
 * asked for. Staff who have one are asked for it; to others it is a way in beside the password, and no more.
 */
export function secondStepsOf({ secondFactors, recoveryCodesLeft, userType, passkeys }: Asked): SecondStep[] {
  const byPasskey: SecondStep[] = passkeys.length > 0 ? ['passkey'] : [];
  if (secondFactors.length === 0) return userType === 'admin' ? byPasskey : [];
  return [...secondFactors, ...byPasskey, ...(recoveryCodesLeft > 0 ? (['recovery_code'] as const) : [])];
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
