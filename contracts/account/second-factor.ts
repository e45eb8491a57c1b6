import type { SecondFactorKind, SecondStep } from '../events/account.ts';
import type { UserType } from '../roles.ts';

/** Second factors besides a password, a code or Google: docs/decisions/second-factor.md. */

/** Number of factors that a session has shown. */
export type Factors = 1 | 2;

export type SecondFactorFacts = {
  secondFactors: readonly SecondFactorKind[];
  /** Unused recovery codes. */
  recoveryCodesLeft: number;
};

export const noSecondFactors: SecondFactorFacts = { secondFactors: [], recoveryCodesLeft: 0 };

type AccountFactors = SecondFactorFacts & { userType: UserType; passkeys: readonly unknown[] };

/**
 * The second steps that an account offers; empty when one factor suffices. A passkey is a second step for accounts that
 * require one: staff with a passkey are asked for it, while for others it is only a further sign-in method.
 */
export function secondStepsOf({ secondFactors, recoveryCodesLeft, userType, passkeys }: AccountFactors): SecondStep[] {
  const byPasskey: SecondStep[] = passkeys.length > 0 ? ['passkey'] : [];
  if (secondFactors.length === 0) return userType === 'admin' ? byPasskey : [];
  return [...secondFactors, ...byPasskey, ...(recoveryCodesLeft > 0 ? (['recovery_code'] as const) : [])];
}

type Holder = { userType: string; factors?: Factors | undefined };

/**
 * Whether a second factor is needed before any endpoint except those of the caller's own account, where it is set up.
 * `required`: for admins.
 */
export function secondFactorRule(admins: 'required' | 'optional') {
  return ({ userType, factors }: Holder, call?: { path: string }): boolean =>
    admins === 'required' && userType === 'admin' && factors !== 2 && !call?.path.startsWith('/auth/');
}
