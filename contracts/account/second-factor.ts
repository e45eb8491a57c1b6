import type { AccountEvent, SecondFactorKind, SecondStep } from '../events/account.ts';

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

const types = [
  'SecondFactorAdded',
  'SecondFactorRemoved',
  'SecondFactorReset',
  'RecoveryCodesRenewed',
  'RecoveryCodeUsed',
] as const;
export type SecondFactorEvent = Extract<AccountEvent, { type: (typeof types)[number] }>;

export function isOfSecondFactor(event: AccountEvent): event is SecondFactorEvent {
  return types.some((type) => type === event.type);
}

export function changedSecondFactors(
  { secondFactors }: KnownSecondFactors,
  event: SecondFactorEvent,
): Partial<KnownSecondFactors> {
  switch (event.type) {
    case 'SecondFactorAdded': {
      const { kind, recoveryCodes } = event.data;
      return { secondFactors: [...others(secondFactors, kind), kind], recoveryCodesLeft: recoveryCodes };
    }
    case 'SecondFactorRemoved': {
      const left = others(secondFactors, event.data.kind);
      return left.length === 0 ? noSecondFactors : { secondFactors: left };
    }
    case 'SecondFactorReset':
      return noSecondFactors;
    case 'RecoveryCodesRenewed':
    case 'RecoveryCodeUsed':
      return { recoveryCodesLeft: event.data.left };
  }
}

function others(kinds: readonly SecondFactorKind[], kind: SecondFactorKind): SecondFactorKind[] {
  return kinds.filter((one) => one !== kind);
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
