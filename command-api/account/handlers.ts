import { streams } from '#contracts/events/streams.ts';
import type { Account } from '#contracts/account/account-fold.ts';
import type { SignIn } from '#contracts/events/account.ts';
import { ApiError, apiErrorOf } from '#contracts/api-error.ts';
import type { BodyOf } from '#contracts/calls/call.ts';
import type { RouteTable } from '#contracts/calls/route-table.ts';
import type { CallContext, Handlers } from '#contracts/calls/handlers.ts';
import { derivedId } from '#infra/eventing/ids.ts';
import { stepOf } from '../command-handling/command-context.ts';
import { passwordHandlers } from './passwords/password-handlers.ts';
import { phoneHandlers } from './phone/phone-handlers.ts';
import { createVisitorCodes, type SubmittedCode } from './codes/visitor-codes.ts';
import { passkeyHandlers } from './passkeys/passkey-handlers.ts';
import { createSignInByPasskey } from './passkeys/sign-in-by-passkey.ts';
import { signInMethodHandlers } from './cloud/sign-in-method-handlers.ts';
import { contactHandlers } from './contact/contact-handlers.ts';
import { createSignInByCloud } from './cloud/sign-in-by-cloud.ts';
import { accountDecider } from './decider.ts';
import { anotherRegistration } from './decide-registration.ts';
import type { AccountDeps } from './deps.ts';
import { emailLogin, phoneLogin } from './logins/login-name.ts';
import { openAccount } from './open-account.ts';
import { currentHash } from './passwords/password-hashes.ts';
import { addressOf } from './passwords/prove-password.ts';
import { ensureWorker, existing, loadPerson, type Person } from './person.ts';
import { requireSecondStep } from './second-factor/second-step.ts';
import { secondFactorHandlers } from './second-factor/second-factor-handlers.ts';
import { noPictureCookie } from '#infra/http/uploads/picture-cookie.ts';
import { createGuessLimits } from './sign-in/guess-limits.ts';
import { endSession, openSession, placeOf, sessionAnswer } from './sign-in/open-session.ts';
import { goesIntoBody, noRefreshCookie, presentedToken } from './sign-in/refresh-cookie.ts';
import { stepUpHandlers } from './step-up/step-up-handlers.ts';
import { sessionListHandlers } from './sign-in/session-handlers.ts';
import { createSessions, type Reused } from './sign-in/sessions.ts';
import { createSignIn } from './sign-in/sign-in.ts';

type SessionCalls = Handlers<'register' | 'login' | 'cloudLogin' | 'signInByPasskey' | 'refresh' | 'logout'>;

/** Registration, sign-in, refresh and sign-out. */
export function accountHandlers(
  deps: AccountDeps,
): SessionCalls &
  ReturnType<typeof sessionListHandlers> &
  ReturnType<typeof contactHandlers> &
  ReturnType<typeof passwordHandlers> &
  ReturnType<typeof phoneHandlers> &
  ReturnType<typeof secondFactorHandlers> &
  ReturnType<typeof signInMethodHandlers> &
  ReturnType<typeof passkeyHandlers> &
  ReturnType<typeof stepUpHandlers> {
  return {
    ...sessionHandlers(deps),
    ...sessionListHandlers(deps),
    ...contactHandlers(deps),
    ...passwordHandlers(deps),
    ...phoneHandlers(deps),
    ...secondFactorHandlers(deps),
    ...signInMethodHandlers(deps),
    ...passkeyHandlers(deps),
    ...stepUpHandlers(deps),
  };
}

function sessionHandlers(deps: AccountDeps): SessionCalls {
  const { commands, secretStore, passwords, now, secureCookies: secure = false } = deps;
  const limits = createGuessLimits(deps);
  const sessions = createSessions(deps);
  const signIn = createSignIn(deps);
  const signInByCloud = createSignInByCloud(deps);
  const signInByPasskey = createSignInByPasskey(deps);
  const visitorCodes = createVisitorCodes(deps);

  function clearCookies({ setHeader }: Pick<CallContext, 'setHeader'>): void {
    for (const none of [noRefreshCookie(secure), noPictureCookie(secure)]) setHeader('Set-Cookie', none);
  }

  /** A refresh token was used twice. Thief and owner cannot be distinguished, so the session ends for both. */
  async function endReused({ sessionId, accountId }: Reused['reused'], { commandId }: CallContext): Promise<void> {
    await commands.handle(
      accountDecider,
      streams.account(accountId),
      { type: 'SignOut', data: { sessionId, cause: 'token_reused' } },
      { commandId, actor: 'system', policy: 'when-session-token-reused-sign-out', now: now().toISOString() },
    );
  }

  /** Codes limit tries per address; this also limits one caller's tries at many addresses. */
  async function checkCode(proof: SubmittedCode, context: CallContext): Promise<void> {
    const admitted = await limits.admit([{ kind: 'address', of: addressOf(context) }]);
    await visitorCodes.check(proof, context);
    await admitted.right();
  }

  /**
   * The account that the same command opened before, if the caller is its owner: they know its password or have the code to its
   * number. A finally closed account has no owner.
   */
  async function openedBefore(commandId: string, password: string | undefined): Promise<Account | undefined> {
    const { state } = await commands.load(accountDecider, streams.account(derivedId('account', commandId)));
    if (state.kind === 'none') return undefined;
    const isOwner = password === undefined ? state.phoneVerified : await hasPassword(state, password);
    if (!isOwner || state.closure?.isFinal) throw apiErrorOf(anotherRegistration());
    return state;
  }

  async function hasPassword(account: Account, password: string): Promise<boolean> {
    return passwords.verify(password, await currentHash(secretStore, account));
  }

  /** A repeated registration signs in: it reopens a closed account and is recorded. */
  async function signInAgain(
    { accountId, userType, era }: Account,
    method: SignIn['method'],
    commandId: string,
  ): Promise<Person> {
    const own = stepOf({ commandId, actor: { accountId, role: userType }, now: now().toISOString() });
    const { state, position } = await commands.handle(
      accountDecider,
      streams.account(accountId),
      { type: 'SignIn', data: { method, provenIn: { era } } },
      own,
    );
    return ensureWorker(commands, { account: existing(state), position }, own);
  }

  return {
    register: async ({ body: { phoneCode, emailCode, password, ...wanted }, context }) => {
      const { commandId } = context;
      const proof = proofIn({ ...wanted, phoneCode, emailCode });
      if (proof) await checkCode(proof, context);
      const proves = proof?.kind ?? null;
      const before = await openedBefore(commandId, password);
      // A repeated registration sets no password.
      const facts = { ...wanted, ...(!before && { password }), by: 'themselves', proves } as const;
      const person = await openAccount(deps, facts, { commandId });
      if (person.account.suspension !== null) throw new ApiError('account_suspended');
      // Last: a caller whose number has an account signs in with the same code.
      if (proof) await visitorCodes.spend(proof, context);
      const method = proves === 'phone' ? 'phone_code' : 'password';
      await requireSecondStep(deps, person.account, method);
      return openSession(deps, before ? await signInAgain(before, method, commandId) : person, context);
    },

    login: ({ body, context }) => signIn(body, context),
    cloudLogin: ({ body, context }) => signInByCloud(body, context),
    signInByPasskey: ({ body, context }) => signInByPasskey(body.credential, context),

    refresh: async ({ body, context }) => {
      const presented = presentedToken(context, body?.refreshToken, secure);
      const rotating = { idleMs: idleMsIn(body), whenReused: (one: Reused['reused']) => endReused(one, context) };
      const session = presented && (await sessions.rotate(presented.token, placeOf(context), rotating));
      if (!session || 'reused' in session) {
        if (presented?.by === 'cookie') clearCookies(context);
        throw refusedToken(session?.reused);
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
      const { caller, commandId } = context;
      const own = caller ? await endSession(deps, caller, undefined, commandId) : undefined;
      // The access token may have expired, or belong to a tab that has since signed in again.
      const presented = presentedToken(context, body?.refreshToken, secure);
      const proven = presented && (await sessions.provenBy(presented.token, caller?.accountId));
      const position = proven ? await endSession(deps, proven, undefined, commandId) : own;
      if (presented?.by === 'cookie') clearCookies(context);
      return { data: { done: true }, position };
    },
  };
}

type Named = Pick<BodyOf<RouteTable['register']>, 'email' | 'emailCode' | 'phone' | 'phoneCode'>;

/** An email without a code also opens an account, but cannot sign in until it is proven. */
function proofIn({ email, emailCode, phone, phoneCode }: Named): SubmittedCode | null {
  if (email) return emailCode ? { ...emailLogin(email), code: emailCode } : null;
  return phone && phoneCode ? { ...phoneLogin(phone), code: phoneCode } : null;
}

/** API clients do not send it: their refresh counts as use. */
function idleMsIn(body: BodyOf<RouteTable['refresh']>): number {
  return (body?.idleSeconds ?? 0) * 1000;
}

function refusedToken(reused: Reused['reused'] | undefined): ApiError {
  if (!reused) return new ApiError('unauthenticated');
  const { accountId } = reused;
  return new ApiError('unauthenticated', { security: { event: 'refresh_token_reused', accountId } });
}
