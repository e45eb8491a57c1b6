import type { UserType } from '#contracts/roles.ts';
import type { Account, AccountState } from '#contracts/account/account-fold.ts';
import { streams } from '#contracts/events/streams.ts';
import type { AccessTokens, TokenHolder } from '#infra/sessions/access-tokens.ts';
import { type Caller, type CallContext, signedIn } from '#contracts/calls/handlers.ts';
import type { CommandHandler } from '../../command-handling/command-handler.ts';
import type { ProvenIn } from '../commands.ts';
import { isProven } from '../contact/contacts.ts';
import { accountDecider } from '../decider.ts';

/**
 * Verifies an access token against the account's folded state, so that a suspension, a change of role or password, or the end
 * of the session takes effect at once, not when the token expires. The state also tells whether an address is proven.
 */
export async function verifiedCaller(
  { commands, accessTokens }: { commands: CommandHandler; accessTokens: AccessTokens<UserType> },
  accessToken: string,
): Promise<Caller | null> {
  const caller = await accessTokens.verify(accessToken);
  if (!caller) return null;
  const stream = streams.account(caller.accountId);
  const { state } = await commands.load(accountDecider, stream);
  if (stillHolds(caller, state)) return { ...caller, verified: isProven(state) };
  // The session may have begun in another process a moment ago.
  const { state: newest } = await commands.loadNewest(accountDecider, stream);
  return stillHolds(caller, newest) ? { ...caller, verified: isProven(newest) } : null;
}

/**
 * Era and session in which a call was authorised. Reading the body and hashing take time; the decider refuses the command if
 * the session has ended in between.
 */
export function provenIn(call: CallContext): ProvenIn {
  const { era, sessionId } = signedIn(call);
  return { era, sessionId };
}

/** Whether the token's era and session are current; suspensions and role changes start a new era. */
function stillHolds({ era, sessionId }: TokenHolder, account: AccountState): account is Account {
  return (
    account.kind === 'account' &&
    account.suspension === null &&
    account.era === era &&
    !account.endedSessions.includes(sessionId)
  );
}
