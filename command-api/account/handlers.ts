import { streams } from '#contracts/events/streams.ts';
import { ApiError } from '#contracts/api-error.ts';
import type { BodyOf } from '#contracts/calls/call.ts';
import type { RouteTable } from '#contracts/calls/route-table.ts';
import type { CallContext, Handlers } from '#contracts/calls/handlers.ts';
import { passwordHandlers } from './passwords/password-handlers.ts';
import { phoneHandlers } from './phone/phone-handlers.ts';
import { createVisitorCodes, type Given } from './codes/visitor-codes.ts';
import { passkeyHandlers } from './passkeys/passkey-handlers.ts';
import { createSignInByPasskey } from './passkeys/sign-in-by-passkey.ts';
import { waysInHandlers } from './cloud/ways-in-handlers.ts';
import { contactHandlers } from './contact/contact-handlers.ts';
import { createSignInByCloud } from './cloud/sign-in-by-cloud.ts';
import { accountDecider } from './decider.ts';
import type { AccountDeps } from './deps.ts';
import { emailLogin, phoneLogin } from './logins/login-name.ts';
import { openAccount } from './open-account.ts';
import { loadPerson } from './person.ts';
import { requireSecondStep } from './second-factor/second-step.ts';
import { secondFactorHandlers } from './second-factor/second-factor-handlers.ts';
import { noPictureCookie } from '#infra/http/uploads/picture-cookie.ts';
import { openSession, placeOf, recordEnd, sessionAnswer } from './sign-in/open-session.ts';
import { goesIntoBody, noRefreshCookie, presentedToken } from './sign-in/refresh-cookie.ts';
import { stepUpHandlers } from './step-up/step-up-handlers.ts';
import { sessionListHandlers } from './sign-in/session-handlers.ts';
import { createSessions, type Reused } from './sign-in/sessions.ts';
import { createSignIn } from './sign-in/sign-in.ts';

type SessionCalls = Handlers<'register' | 'login' | 'cloudLogin' | 'signInByPasskey' | 'refresh' | 'logout'>;

/** Accounts and sessions: who people are, and how they prove it. */
export function accountHandlers(
  deps: AccountDeps,
): SessionCalls &
  ReturnType<typeof sessionListHandlers> &
  ReturnType<typeof contactHandlers> &
  ReturnType<typeof passwordHandlers> &
  ReturnType<typeof phoneHandlers> &
  ReturnType<typeof secondFactorHandlers> &
  ReturnType<typeof waysInHandlers> &
  ReturnType<typeof passkeyHandlers> &
  ReturnType<typeof stepUpHandlers> {
  return {
    ...sessionHandlers(deps),
    ...sessionListHandlers(deps),
    ...contactHandlers(deps),
    ...passwordHandlers(deps),
    ...phoneHandlers(deps),
    ...secondFactorHandlers(deps),
    ...waysInHandlers(deps),
    ...passkeyHandlers(deps),
    ...stepUpHandlers(deps),
  };
}

function sessionHandlers(deps: AccountDeps): SessionCalls {
  const { commands, now, secureCookies: secure = false } = deps;
  const sessions = createSessions(deps);
  const signIn = createSignIn(deps);
  const signInByCloud = createSignInByCloud(deps);
  const signInByPasskey = createSignInByPasskey(deps);
  const visitorCodes = createVisitorCodes(deps);

  function clearCookies({ setHeader }: Pick<CallContext, 'setHeader'>): void {
    for (const none of [noRefreshCookie(secure), noPictureCookie(secure)]) setHeader('Set-Cookie', none);
  }

  /** Somebody has the token twice, and who of them it is can't be told: the session is over for both. */
  async function refuseReused({ reused }: Reused, context: CallContext): Promise<never> {
    const { sessionId, accountId } = reused;
    await commands.handle(
      accountDecider,
      streams.account(accountId),
      { type: 'SignOut', data: { sessionId, cause: 'token_reused' } },
      {
        commandId: context.commandId,
        actor: 'system',
        policy: 'when-session-token-reused-sign-out',
        now: now().toISOString(),
      },
    );
    throw new ApiError('unauthenticated', { security: { event: 'refresh_token_reused', accountId } });
  }

  return {
    register: async ({ body, context }) => {
      const { phoneCode: _, emailCode: __, ...wanted } = body;
      const { commandId } = context;
      const proof = proofIn(body);
      if (proof) await visitorCodes.check(proof, commandId);
      const proves = proof?.kind ?? null;
      const person = await openAccount(deps, { ...wanted, by: 'themselves', proves }, { commandId });
      if (person.account.suspension !== null) throw new ApiError('account_suspended');
      // Only now: whoever has an account already signs in with the code to their number.
      if (proof) await visitorCodes.spend(proof, commandId);
      // It may be an account of before, whose owner asks again.
      await requireSecondStep(deps, person.account, proves === 'phone' ? 'phone_code' : 'password');
      return openSession(deps, person, context);
    },

    login: ({ body, context }) => signIn(body, context),
    cloudLogin: ({ body, context }) => signInByCloud(body, context),
    signInByPasskey: ({ body, context }) => signInByPasskey(body.credential, context),

    refresh: async ({ body, context }) => {
      const presented = presentedToken(context, body?.refreshToken, secure);
      const session =
        presented && (await sessions.rotate(presented.token, placeOf(context), { idleMs: idleMsIn(body) }));
      if (!session || 'reused' in session) {
        if (presented?.by === 'cookie') clearCookies(context);
        return session ? refuseReused(session, context) : unauthenticated();
      }
      const { state: account } = await commands.load(accountDecider, streams.account(session.accountId));
      if (account.kind === 'none') throw new ApiError('unauthenticated');
      if (account.suspension !== null) throw new ApiError('account_suspended');
      if (account.era !== session.era || account.endedSessions.includes(session.sessionId)) {
        await sessions.end(session.sessionId, account.accountId);
        throw new ApiError('unauthenticated');
      }
      const person = await loadPerson(commands, account);
      return sessionAnswer(deps, { session, person, call: context, inBody: goesIntoBody(context, presented) });
    },

    logout: async ({ body, context }) => {
      const { caller } = context;
      const own = caller && (await sessions.end(caller.sessionId, caller.accountId)) ? caller : null;
      // An access token may have expired by now, or be that of a tab which signed in again since then.
      const presented = presentedToken(context, body?.refreshToken, secure);
      const proven = presented && (await sessions.endBy(presented.token, caller?.accountId));
      if (presented?.by === 'cookie') clearCookies(context);
      let position: number | undefined;
      for (const session of [own, proven])
        if (session) position = await recordEnd(deps, session, undefined, context.commandId);
      return { data: { done: true }, position };
    },
  };
}

/** An email without its code opens an account, too; it is no name to sign in by until it is proven. */
function proofIn({ email, emailCode, phone, phoneCode }: BodyOf<RouteTable['register']>): Given | null {
  if (email) return emailCode ? { ...emailLogin(email), code: emailCode } : null;
  return phone && phoneCode ? { ...phoneLogin(phone), code: phoneCode } : null;
}

/** A program says nothing of it: its refresh is a use. */
function idleMsIn(body: BodyOf<RouteTable['refresh']>): number {
  return (body?.idleSeconds ?? 0) * 1000;
}

function unauthenticated(): never {
  throw new ApiError('unauthenticated');
}
