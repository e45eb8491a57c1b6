import type { AccountState } from '#contracts/account/account-fold.ts';
import { isPlaceholderEmail } from '#contracts/account/placeholder-email.ts';
import type { ErrorCode } from '#contracts/errors.ts';
import type { AccountEvent, ContactKind, SignIn } from '#contracts/events/account.ts';
import { type Refusal, refuse } from '#contracts/refusal.ts';
import type { DataOf } from '#contracts/events/registry.ts';
import type { Decision } from '../command-handling/decision.ts';
import type { CommandData, RegisterAccount, SignOut } from './commands.ts';
import { isProofOutdated } from './decide-proven-in.ts';

/** Registration, sign-in and proofs of addresses. */

type Decided = Decision<AccountEvent>;

export function opened(facts: RegisterAccount['facts']): AccountEvent {
  return { type: 'AccountRegistered', data: facts };
}

export function enteredBy(method: SignIn['method'], secondStep?: SignIn['secondStep']): AccountEvent {
  return { type: 'SignedIn', data: { method, ...(secondStep && { secondStep }) } };
}

/**
 * Idempotent; the handler has checked by password or code that the same person repeats it. People who register are signed in.
 * An account without an email has a proven number. Addresses of accounts that the platform opens need no proof.
 */
export function registerAccount({ facts, by, proves }: RegisterAccount, state: AccountState): Decided {
  const isPhoneOnly = facts.email !== null && isPlaceholderEmail(facts.email);
  if (state.kind === 'account')
    return (isPhoneOnly ? state.phone === facts.phone : state.email === facts.email) ? [] : anotherRegistration();
  const isEmailProven = by === 'platform' || proves === 'email';
  const registered = [opened(facts), ...provenOf(facts, { isPhoneOnly, isEmailProven })];
  return by === 'themselves' ? [...registered, enteredBy('registration')] : registered;
}

function provenOf(
  { email, phone }: RegisterAccount['facts'],
  { isPhoneOnly, isEmailProven }: { isPhoneOnly: boolean; isEmailProven: boolean },
): AccountEvent[] {
  if (isPhoneOnly) return phone === null ? [] : [{ type: 'PhoneVerified', data: { phone } }];
  return isEmailProven && email !== null ? [{ type: 'EmailVerified', data: { email } }] : [];
}

/** One command opens one account; the refusal does not reveal who has an address. */
export function anotherRegistration(): Refusal {
  return refuse('invalid', 'This Idempotency-Key was already used to register somebody else.');
}

/** Refusals when the proof was valid only until a moment ago: the same as for a wrong one. `conflict` retries with Google. */
const tooLate = {
  password: 'wrong_credentials',
  phone_code: 'wrong_credentials',
  demo: 'wrong_credentials',
  registration: 'wrong_credentials',
  passkey: 'passkey_refused',
  google: 'conflict',
} as const satisfies Record<SignIn['method'], ErrorCode>;

export function signIn({ method, secondStep, provenIn }: CommandData<'SignIn'>, state: AccountState): Decided {
  if (state.kind === 'none') return refuse('not_found');
  if (state.suspension !== null) return refuse('account_suspended');
  if (isProofOutdated(provenIn, state)) return refuse(secondStep ? 'sign_in_expired' : tooLate[method]);
  const entered = enteredBy(method, secondStep);
  if (state.closure === null) return [entered];
  // Signing in reopens an account that is not finally closed.
  return state.closure.isFinal
    ? refuse('wrong_credentials')
    : [{ type: 'AccountReopened', data: { workerId: state.workerId } }, entered];
}

export function signOut({ sessionId, cause }: SignOut, state: AccountState): Decided {
  if (state.kind === 'none') return refuse('not_found');
  // Concurrent or repeated sign-outs.
  if (state.endedSessions.includes(sessionId)) return [];
  return [{ type: 'SignedOut', data: { sessionId, ...(cause && { cause }) } }];
}

/** `value`: the address that the code went to; the account's may have changed since. */
export function verifyContact({ kind, value }: { kind: ContactKind; value: string }, state: AccountState): Decided {
  if (state.kind === 'none') return refuse('not_found');
  if (state[kind] !== value) return refuse('wrong_code');
  if (kind === 'email') return state.emailVerified ? [] : [{ type: 'EmailVerified', data: { email: value } }];
  return state.phoneVerified ? [] : [{ type: 'PhoneVerified', data: { phone: value } }];
}

/** Removes the number only; the account and its other sign-in methods stay. */
export function releasePhone(data: DataOf<'PhoneReleased'>, state: AccountState): Decided {
  if (state.kind === 'none') return refuse('not_found');
  return state.phone === data.phone ? [{ type: 'PhoneReleased', data }] : [];
}

export function confirmPhone(data: DataOf<'PhoneConfirmed'>, state: AccountState): Decided {
  if (state.kind === 'none') return refuse('not_found');
  if (state.userType === 'admin' || state.phone !== data.phone || !state.phoneVerified)
    return refuse('not_allowed_now');
  return [{ type: 'PhoneConfirmed', data }];
}
