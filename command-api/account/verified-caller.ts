import { streams } from '#contracts/events/streams.ts';
import type { AccessTokens } from '#infra/access-tokens.ts';
import type { Caller } from '#infra/http/handlers.ts';
import type { Commands } from '../handling/commands.ts';
import { accountDecider } from './decider.ts';

/**
 * Access tokens live for minutes, yet nobody commands with one after a suspension or a change of role: the account's
 * folded state, which is warm for whoever is active, has the last word.
 */
export async function verifiedCaller({ commands, accessTokens }: { commands: Commands; accessTokens: AccessTokens }, accessToken: string): Promise<Caller | null> {
  const caller = await accessTokens.verify(accessToken);
  if (!caller) return null;
  const { state } = await commands.load(accountDecider, streams.account(caller.accountId));
  const stands = state.kind === 'account' && state.standing.status === 'active' && state.userType === caller.userType;
  return stands ? caller : null;
}
