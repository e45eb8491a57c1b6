import type { AccountState } from '#contracts/account/account-fold.ts';
import { secondStepsOf } from '#contracts/account/second-factor.ts';
import { MOST_PASSKEYS, signInMethodsOf } from '#contracts/account/sign-in-methods.ts';
import type { AccountEvent, Passkey } from '#contracts/events/account.ts';
import type { DataOf } from '#contracts/events/registry.ts';
import { refuse } from '#contracts/refusal.ts';
import type { CommandData } from './commands.ts';
import { isProofOutdated } from './decide-proven-in.ts';
import type { Decision } from '../command-handling/decision.ts';

/** Passkeys of an account. The handlers have verified that the device has the key. */

type Decided = Decision<AccountEvent>;

/** Idempotent. */
export function addPasskey({ provenIn, ...passkey }: CommandData<'AddPasskey'>, state: AccountState): Decided {
  if (state.kind === 'none') return refuse('not_found');
  if (isProofOutdated(provenIn, state)) return refuse('unauthenticated');
  if (state.suspension !== null) return refuse('account_suspended');
  if (passkeyOf(state, passkey.passkeyId)) return [];
  if (state.passkeys.length >= MOST_PASSKEYS) return refuse('too_many_passkeys');
  return [{ type: 'PasskeyAdded', data: passkey }];
}

export function renamePasskey({ passkeyId, name }: DataOf<'PasskeyRenamed'>, state: AccountState): Decided {
  const known = passkeyOf(state, passkeyId);
  if (!known) return refuse('not_found');
  return known.name === name ? [] : [{ type: 'PasskeyRenamed', data: { passkeyId, name } }];
}

type RemovePasskey = CommandData<'RemovePasskey'>;

/** Idempotent. `mustKeepOne`: this person must have a second factor. */
export function removePasskey({ passkeyId, mustKeepOne, provenIn }: RemovePasskey, state: AccountState): Decided {
  if (state.kind === 'none') return refuse('not_found');
  if (isProofOutdated(provenIn, state)) return refuse('unauthenticated');
  const known = passkeyOf(state, passkeyId);
  if (!known) return [];
  const left = { ...state, passkeys: state.passkeys.filter((one) => one !== known) };
  if (signInMethodsOf(left).length === 0) return refuse('last_way_in');
  if (mustKeepOne && secondStepsOf(left).length === 0) return refuse('second_factor_required');
  return [passkeyRemoved(known)];
}

export function passkeyRemoved({ passkeyId, name }: Passkey): AccountEvent {
  return { type: 'PasskeyRemoved', data: { passkeyId, name } };
}

function passkeyOf(state: AccountState, passkeyId: string) {
  return state.kind === 'none' ? undefined : state.passkeys.find((one) => one.passkeyId === passkeyId);
}
