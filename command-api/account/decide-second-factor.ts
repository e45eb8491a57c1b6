import type { Account, AccountState } from '#contracts/account/account-fold.ts';
import { secondStepsOf } from '#contracts/account/second-factor.ts';
import { signInMethodsOf } from '#contracts/account/sign-in-methods.ts';
import type { AccountEvent, SecondFactorKind } from '#contracts/events/account.ts';
import type { DataOf } from '#contracts/events/registry.ts';
import { refuse } from '#contracts/refusal.ts';
import type { Decision } from '../command-handling/decision.ts';
import type { CommandData, RemoveSecondFactor, ResetSecondFactor } from './commands.ts';
import { isProofOutdated } from './decide-proven-in.ts';

/** Records second factors. The secret store has the keys; the handlers have authorised the caller. */

type Decided = Decision<AccountEvent>;

export function addSecondFactor({ provenIn, ...added }: CommandData<'AddSecondFactor'>, state: AccountState): Decided {
  if (state.kind === 'none') return refuse('not_found');
  if (isProofOutdated(provenIn, state)) return refuse('unauthenticated');
  if (state.suspension !== null) return refuse('account_suspended');
  return has(state, added.kind) ? refuse('already_exists') : [{ type: 'SecondFactorAdded', data: added }];
}

/** Idempotent. */
export function removeSecondFactor({ kind, mustKeepOne, provenIn }: RemoveSecondFactor, state: AccountState): Decided {
  if (state.kind === 'none') return refuse('not_found');
  if (isProofOutdated(provenIn, state)) return refuse('unauthenticated');
  if (!has(state, kind)) return [];
  const left = { ...state, secondFactors: state.secondFactors.filter((one) => one !== kind) };
  const isLast = secondStepsOf(left).length === 0;
  return isLast && mustKeepOne ? refuse('second_factor_required') : [secondFactorRemoved(kind)];
}

export function secondFactorRemoved(kind: SecondFactorKind): AccountEvent {
  return { type: 'SecondFactorRemoved', data: { kind } };
}

/**
 * Never one's own: a stolen session could remove the second factor. For an admin it needs two admins: otherwise one rogue admin
 * could reduce the others' accounts to a password. It also removes passkeys, so another sign-in method must exist.
 */
export function resetSecondFactor({ reason, by, approvalId }: ResetSecondFactor, state: AccountState): Decided {
  if (state.kind === 'none') return refuse('not_found');
  if (state.accountId === by) return refuse('not_allowed_now', 'Another admin has to reset yours.');
  if (state.userType === 'admin' && approvalId === undefined) return refuse('second_admin_needed');
  if (signInMethodsOf({ ...state, passkeys: [] }).length === 0)
    return refuse('last_way_in', 'A passkey is their only way to sign in: nothing would be left.');
  if (secondStepsOf(state).length === 0) return [];
  return [{ type: 'SecondFactorReset', data: { reason, ...(approvalId !== undefined && { approvalId }) } }];
}

export function renewRecoveryCodes(
  { left, provenIn }: CommandData<'RenewRecoveryCodes'>,
  state: AccountState,
): Decided {
  if (state.kind === 'none') return refuse('not_found');
  if (isProofOutdated(provenIn, state)) return refuse('unauthenticated');
  if (state.secondFactors.length === 0) return refuse('not_allowed_now', 'Turn two-step sign-in on first.');
  return [{ type: 'RecoveryCodesRenewed', data: { left } }];
}

/** The codes may have been removed while this one was being verified. */
export function spendRecoveryCode({ left }: DataOf<'RecoveryCodeUsed'>, state: AccountState): Decided {
  if (state.kind === 'none') return refuse('not_found');
  return state.secondFactors.length === 0 ? [] : [{ type: 'RecoveryCodeUsed', data: { left } }];
}

function has({ secondFactors }: Account, kind: SecondFactorKind): boolean {
  return secondFactors.includes(kind);
}
