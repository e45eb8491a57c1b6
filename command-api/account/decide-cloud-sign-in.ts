import type { Account, AccountState } from '#contracts/account/account-fold.ts';
import { waysIn } from '#contracts/account/ways-in.ts';
import type { AccountEvent, CloudProvider } from '#contracts/events/account.ts';
import { refuse } from '#contracts/refusal.ts';
import type { Decision } from '../command-handling/decision.ts';
import type { CommandData, RegisterByCloud } from './commands.ts';
import { isOver } from './decide-proven-in.ts';
import { enteredBy, opened } from './decide-registration.ts';

/** Accounts elsewhere (Google's) that open an account here: joining by one, adding one, letting go of it. */

type Decided = Decision<AccountEvent>;

/** Two browsers may join at the same moment: the second finds the account that the first one made. */
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

/** One of each provider: two Google accounts of one person would be two people who can sign in. */
export function linkCloudSignIn({ provenIn, ...link }: CommandData<'LinkCloudSignIn'>, state: AccountState): Decided {
  if (state.kind === 'none') return refuse('not_found');
  // Who came by the same address, and not in a session, is looked at anew.
  if (isOver(provenIn, state)) return refuse(link.because === 'person' ? 'unauthenticated' : 'conflict');
  if (state.suspension !== null) return refuse('account_suspended');
  if (isLinked(state, link)) return [];
  return linkedTo(state, link.provider) ? refuse('already_exists') : [{ type: 'CloudSignInLinked', data: link }];
}

/** Letting go of what is not there changes nothing. */
export function unlinkCloudSignIn(
  { provider, provenIn }: CommandData<'UnlinkCloudSignIn'>,
  state: AccountState,
): Decided {
  if (state.kind === 'none') return refuse('not_found');
  if (isOver(provenIn, state)) return refuse('unauthenticated');
  const linked = linkedTo(state, provider);
  if (!linked) return [];
  const left = { ...state, cloudSignIns: state.cloudSignIns.filter((one) => one !== linked) };
  return waysIn(left).length === 0 ? refuse('last_way_in') : [unlinked(linked)];
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
