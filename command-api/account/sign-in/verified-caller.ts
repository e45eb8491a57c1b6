import type { UserType } from '#contracts/roles.ts';
import type { Account } from '#contracts/account/account-fold.ts';
import { streams } from '#contracts/events/streams.ts';
import type { AccessTokens, TokenHolder } from '#infra/sessions/access-tokens.ts';
import { type Caller, type CallContext, signedIn } from '#contracts/calls/handlers.ts';
import type { CommandHandler } from '../../command-handling/command-handler.ts';
import type { ProvenIn } from '../commands.ts';
import { isProven } from '../contact/contacts.ts';
import { accountDecider } from '../decider.ts';

/**
 * Access tokens live for minutes, yet nobody commands with one after a suspension, a change of role or password, or the
 * end of its session: the account's folded state, which is warm for whoever is active, has the last word. It also says
 * whether an address of theirs is proven.
 */
export async function verifiedCaller(
  { commands, accessTokens }: { commands: CommandHandler; accessTokens: AccessTokens<UserType> },
  accessToken: string,
): Promise<Caller | null> {
  const caller = await accessTokens.verify(accessToken);
  if (!caller) return null;
  const { state } = await commands.load(accountDecider, streams.account(caller.accountId));
  return state.kind === 'account' && stillHolds(caller, state) ? { ...caller, verified: isProven(state) } : null;
}

/**
 * In what a signed-in call was let in. A body and a hash take their time: what ended all sessions meanwhile has ended this
 * one, too, and the decider says so.
 */
export function provenIn(call: CallContext): ProvenIn {
  const { era, sessionId } = signedIn(call);
  return { era, sessionId };
}

/** A suspension, a change of role and the like have started a new era. */
function stillHolds({ era, sessionId }: TokenHolder, account: Account): boolean {
  return account.suspension === null && account.era === era && !account.endedSessions.includes(sessionId);
}
