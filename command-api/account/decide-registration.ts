import type { AccountEvent } from '#contracts/events/account.ts';
import type { DataOf } from '#contracts/events/registry.ts';
import { refuse } from '#contracts/refusal.ts';
import type { Decision } from '../command-handling/decision.ts';
import type { AccountState } from './decider.ts';

/** How a person comes to Suki, and proves that an address is theirs. */

type Decided = Decision<AccountEvent>;

export type RegisterAccount = DataOf<'AccountRegistered'>;

/**
 * The same registration again changes nothing; whether it is the same person who asks, the handler has checked by their
 * password. Who opens their own account is signed in with it; an address that the platform gives needs no proof.
 */
export function registerAccount(
  { facts, by }: { facts: RegisterAccount; by: 'themselves' | 'platform' },
  state: AccountState,
): Decided {
  if (state.kind === 'account')
    return state.email === facts.email
      ? []
      : refuse('invalid', 'This Idempotency-Key was already used to register somebody else.');
  const registered: AccountEvent = { type: 'AccountRegistered', data: facts };
  if (by === 'themselves') return [registered, { type: 'SignedIn', data: { method: 'registration' } }];
  return facts.email === null ? [registered] : [registered, { type: 'EmailVerified', data: { email: facts.email } }];
}

export type SignIn = DataOf<'SignedIn'>;

export function signIn({ method }: SignIn, state: AccountState): Decided {
  if (state.kind === 'none') return refuse('not_found');
  if (state.standing.status === 'suspended') return refuse('account_suspended');
  return [{ type: 'SignedIn', data: { method } }];
}

export function signOut({ sessionId }: { sessionId: string }, state: AccountState): Decided {
  return state.kind === 'none' ? refuse('not_found') : [{ type: 'SignedOut', data: { sessionId } }];
}

/** `email` is the one that the code was mailed to; it may have been changed since. */
export function verifyEmail({ email }: { email: string }, state: AccountState): Decided {
  if (state.kind === 'none') return refuse('not_found');
  if (state.email !== email) return refuse('wrong_code');
  return state.emailVerified ? [] : [{ type: 'EmailVerified', data: { email } }];
}

/** `phone` is the one that the code was texted to; it may have been changed since. */
export function verifyPhone({ phone }: { phone: string }, state: AccountState): Decided {
  if (state.kind === 'none') return refuse('not_found');
  if (state.phone !== phone) return refuse('wrong_code');
  return state.phoneVerified ? [] : [{ type: 'PhoneVerified', data: { phone } }];
}
