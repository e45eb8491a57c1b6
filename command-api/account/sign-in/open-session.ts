import type { Session as SessionView } from '#contracts/views/account.ts';
import type { Answered, CallContext } from '#contracts/calls/handlers.ts';
import type { AccountDeps } from '../deps.ts';
import { type Person, userOf } from '../person.ts';
import { createSessions, type Session } from './sessions.ts';

/**
 * What every way in ends with, once somebody has shown who they are: a session of their own for the browser or program
 * that `call` came from. Whether they may sign in at all (a suspension, say) its caller has asked before.
 */
export async function openSession(
  deps: AccountDeps,
  person: Person,
  _call: CallContext,
): Promise<Answered<SessionView>> {
  return sessionAnswer(deps, await createSessions(deps).start(person.account), person);
}

/** What login, register and refresh answer with. */
export async function sessionAnswer(
  { accessTokens }: AccountDeps,
  { sessionId, refreshToken }: Session,
  { account, worker, position }: Person,
): Promise<Answered<SessionView>> {
  const { accountId, userType, workerId, era } = account;
  const accessToken = await accessTokens.issue({ accountId, userType, workerId, sessionId, era });
  return { data: { user: userOf({ account, worker }), accessToken, refreshToken }, position };
}
