import type { Account, AccountState } from '#contracts/account/account-fold.ts';
import { signInMethodsOf } from '#contracts/account/sign-in-methods.ts';
import type { AccountEvent, CloudProvider } from '#contracts/events/account.ts';
import { refuse } from '#contracts/refusal.ts';
import type { Decision } from '../command-handling/decision.ts';
import type { CommandData, RegisterByCloud } from './commands.ts';
import { isProofOutdated } from './decide-proven-in.ts';
import { enteredBy, opened } from './decide-registration.ts';

/** Cloud sign-in (Google): registering with it, linking and unlinking it. */

type Decided = Decision<AccountEvent>;

/** Of two concurrent registrations, the second finds the first one's account. */
export function registerByCloud({ facts, emailProven, link }: RegisterByCloud, state: AccountState): Decided {
  if (state.kind === 'account') return isLinked(state, link) ? [] : refuse('conflict');
  return [
    opened(facts),
    ...(emailProven && facts.email !== null ? [verified(facts.email)] : []),
    { type: 'CloudSignInLinked', data: { ...link, because: 'registration' } },
    enteredBy(link.provider),
  ];
}

function verified(email: string): AccountEvent {
  return { type: 'EmailVerified', data: { email } };
}

/** One login per provider: a second Google account could be another person's. */
export function linkCloudSignIn({ provenIn, ...link }: CommandData<'LinkCloudSignIn'>, state: AccountState): Decided {
  if (state.kind === 'none') return refuse('not_found');
  // Linking by equal email has no session: `conflict` makes the handler check again.
  if (isProofOutdated(provenIn, state)) return refuse(link.because === 'person' ? 'unauthenticated' : 'conflict');
  if (state.suspension !== null) return refuse('account_suspended');
  if (isLinked(state, link)) return [];
  return linkedTo(state, link.provider) ? refuse('already_exists') : [{ type: 'CloudSignInLinked', data: link }];
}

/** Idempotent. */
export function unlinkCloudSignIn(
  { provider, provenIn }: CommandData<'UnlinkCloudSignIn'>,
  state: AccountState,
): Decided {
  if (state.kind === 'none') return refuse('not_found');
  if (isProofOutdated(provenIn, state)) return refuse('unauthenticated');
  const linked = linkedTo(state, provider);
  if (!linked) return [];
  const left = { ...state, cloudSignIns: state.cloudSignIns.filter((one) => one !== linked) };
  return signInMethodsOf(left).length === 0 ? refuse('last_way_in') : [unlinked(linked)];
}

export function unlinked(link: Account['cloudSignIns'][number]): AccountEvent {
  return { type: 'CloudSignInUnlinked', data: { ...link } };
}

function isLinked({ cloudSignIns }: Account, { provider, subject }: RegisterByCloud['link']): boolean {
  return cloudSignIns.some((one) => one.provider === provider && one.subject === subject);
}

function linkedTo({ cloudSignIns }: Account, provider: CloudProvider) {
  return cloudSignIns.find((one) => one.provider === provider);
}
