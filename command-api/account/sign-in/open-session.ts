import { ApiError } from '#contracts/api-error.ts';
import { type Factors, secondStepsOf } from '#contracts/account/second-factor.ts';
import { streams } from '#contracts/events/streams.ts';
import type { Session as SessionView } from '#contracts/views/account.ts';
import type { Answered, CallContext } from '#contracts/calls/handlers.ts';
import { pictureCookie } from '#infra/http/uploads/picture-cookie.ts';
import { ACCESS_TOKEN_MINUTES } from '#infra/sessions/access-tokens.ts';
import { stepOf } from '../../command-handling/command-context.ts';
import type { SignOut } from '../commands.ts';
import { accountDecider } from '../decider.ts';
import type { AccountDeps } from '../deps.ts';
import { loadAccount, type Person, userOf } from '../person.ts';
import { rememberBrowser } from './known-browsers.ts';
import { goesIntoBody, presentedToken, refreshCookie } from './refresh-cookie.ts';
import { createSessions, type Place, type Session } from './sessions.ts';

const LONGEST_USER_AGENT = 400;

/**
 * Last step of every sign-in method: opens a session for the browser or client of `call`. The caller has checked suspensions and
 * the second factor (second-step.ts). A browser has one session: its previous one ends.
 */
export async function openSession(
  deps: AccountDeps,
  person: Person,
  call: CallContext,
  { factors }: { factors: Factors } = { factors: 1 },
): Promise<Answered<SessionView>> {
  if (factors === 1 && secondStepsOf(person.account).length > 0) throw new ApiError('second_factor_needed');
  const sessions = createSessions(deps);
  const before = presentedToken(call, undefined, deps.secureCookies ?? false);
  const known = before && (await sessions.provenBy(before.token));
  if (known) await endSession(deps, known, 'signed_in_again', call.commandId);
  await rememberBrowser(deps, person.account, call);
  const session = await sessions.start(person.account, placeOf(call), factors);
  return sessionAnswer(deps, { session, person, call, inBody: goesIntoBody(call, before) });
}

type Answer = { session: Session; person: Person; call: CallContext; inBody: boolean };

/** Response of login, register and refresh. */
export async function sessionAnswer(
  { accessTokens, now, lacksSecondFactor = () => false, secureCookies: secure = false }: AccountDeps,
  { session, person: { account, worker, position }, call, inBody }: Answer,
): Promise<Answered<SessionView>> {
  const { accountId, userType, lastWorkerId: workerId, staffRole, era } = account;
  const { sessionId, refreshToken, expiresAt, factors } = session;
  const accessToken = await accessTokens.issue({ accountId, userType, workerId, staffRole, sessionId, era, factors });
  if (!inBody) {
    call.setHeader('Set-Cookie', refreshCookie(refreshToken, { expiresAt, now: now(), secure }));
    call.setHeader('Set-Cookie', pictureCookie(accessToken, ACCESS_TOKEN_MINUTES * 60, secure));
  }
  return {
    data: {
      user: userOf({ account, worker }),
      accessToken,
      ...(inBody && { refreshToken }),
      ...(lacksSecondFactor({ userType, factors }) && { secondFactorMissing: true as const }),
    },
    position,
  };
}

/**
 * Ends a session for its person, with a separate command id, since one call may end several. The event comes first: a refresh
 * checks the account, so the session has ended even after a crash in between. Returns the log position.
 */
export async function endSession(
  { commands, secretStore, now }: Pick<AccountDeps, 'commands' | 'secretStore' | 'now'>,
  { sessionId, accountId }: Pick<Session, 'sessionId' | 'accountId'>,
  cause: SignOut['cause'],
  commandId: string,
): Promise<number> {
  const { userType: role } = await loadAccount(commands, accountId);
  const { position } = await commands.handle(
    accountDecider,
    streams.account(accountId),
    { type: 'SignOut', data: { sessionId, ...(cause && { cause }) } },
    stepOf({ commandId, actor: { accountId, role }, now: now().toISOString() }),
  );
  await createSessions({ secretStore, now }).end(sessionId, accountId);
  return position;
}

/** Calls within the process have no address. */
export function placeOf({ header, address }: Pick<CallContext, 'header' | 'address'>): Place {
  const userAgent = (header?.('User-Agent') ?? '').slice(0, LONGEST_USER_AGENT);
  return { userAgent, address: address === undefined ? null : firstHalf(address) };
}

/** First half of the address: distinguishes networks without identifying a person, because sessions are stored for weeks. */
function firstHalf(address: string): string | null {
  const separator = address.includes(':') ? ':' : '.';
  const [first, second, third] = address.split(separator).filter((part) => part !== '');
  if (!first || !second || !third) return null;
  return [first, second, ...(separator === '.' ? ['x', 'x'] : ['x'])].join(separator);
}
