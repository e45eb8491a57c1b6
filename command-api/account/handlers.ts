import type { BodyOf } from '#contracts/calls/call.ts';
import type { RouteTable } from '#contracts/calls/route-table.ts';
import { streams } from '#contracts/events/streams.ts';
import { CallFailed } from '#infra/call-failed.ts';
import { type Handlers, signedIn } from '#infra/http/handlers.ts';
import { commandContext, stepOf } from '../handling/command-context.ts';
import type { CommandContext } from '../handling/commands.ts';
import { changeAccount } from './change-me.ts';
import { accountDecider } from './decider.ts';
import type { AccountDeps } from './deps.ts';
import { phoneLogin } from './login-name.ts';
import { createOneTimeCodes } from './one-time-codes.ts';
import { openAccount } from './open-account.ts';
import { existing, loadAccount, loadPerson } from './person.ts';
import { phoneCodeText, textablePhone } from './phone-code-text.ts';
import type { ProfileChanges } from './profile.ts';
import { signOut, verifyEmail, verifyPhone } from './registration.ts';
import { createSessions, type Session } from './sessions.ts';
import { createSignIn, openSession, sessionAnswer } from './sign-in.ts';
import { userView } from './user-view.ts';
import { mailableAddress, verificationMail } from './verification-mail.ts';

type SessionCalls = Handlers<'register' | 'login' | 'refresh' | 'logout'>;
type OwnCalls = Handlers<'changeMe' | 'sendEmailCode' | 'verifyEmail'>;
type PhoneCalls = Handlers<'sendPhoneCode' | 'verifyPhone'>;

/** Accounts and sessions: who people are, and how they prove it. */
export function accountHandlers(deps: AccountDeps): SessionCalls & OwnCalls & PhoneCalls {
  return { ...sessionHandlers(deps), ...ownAccountHandlers(deps), ...phoneHandlers(deps) };
}

function sessionHandlers(deps: AccountDeps): SessionCalls {
  const { commands, now } = deps;
  const sessions = createSessions(deps);
  const signIn = createSignIn(deps, sessions);

  function signedOut({ sessionId, accountId }: Pick<Session, 'sessionId' | 'accountId'>, context: CommandContext) {
    return commands.handle(accountDecider, streams.account(accountId), (state) => signOut({ sessionId }, state), context);
  }

  /** By the person themselves; a step of its own, since one call may end two sessions. */
  async function leave(session: Pick<Session, 'sessionId' | 'accountId'>, commandId: string): Promise<number> {
    const { accountId, userType: role } = await loadAccount(commands, session.accountId);
    const { position } = await signedOut(session, stepOf({ commandId, actor: { accountId, role }, now: now().toISOString() }));
    return position;
  }

  return {
    register: async ({ body, context }) => {
      const person = await openAccount(deps, { ...body, by: 'themselves' }, { commandId: context.commandId });
      if (person.account.standing.status === 'suspended') throw new CallFailed('email_taken');
      return openSession(deps, sessions, person);
    },

    login: ({ body, context }) => signIn(body, context),

    refresh: async ({ body, context }) => {
      const session = await sessions.rotate(body.refreshToken);
      if (!session) throw new CallFailed('unauthenticated');
      if ('reused' in session) {
        await signedOut(session.reused, { commandId: context.commandId, actor: 'system', now: now().toISOString() });
        throw new CallFailed('unauthenticated');
      }
      const { state: account } = await commands.load(accountDecider, streams.account(session.accountId));
      if (account.kind === 'none') throw new CallFailed('unauthenticated');
      if (account.standing.status === 'suspended') throw new CallFailed('account_suspended');
      if (account.era !== session.era) {
        await sessions.end(session.sessionId, account.accountId);
        throw new CallFailed('unauthenticated');
      }
      return sessionAnswer(deps, session, await loadPerson(commands, account));
    },

    logout: async ({ body, context }) => {
      const { caller } = context;
      const own = caller && (await sessions.end(caller.sessionId, caller.accountId)) ? caller : null;
      // An access token may have expired by now, or be that of a tab which signed in again since then.
      const proven = body?.refreshToken ? await sessions.endBy(body.refreshToken, caller?.accountId) : null;
      let position: number | undefined;
      for (const session of [own, proven]) if (session) position = await leave(session, context.commandId);
      return { data: { done: true }, position };
    },
  };
}

function ownAccountHandlers(deps: AccountDeps): OwnCalls {
  const { commands, mail, now } = deps;
  const codes = createOneTimeCodes(deps, 'email-code');

  return {
    changeMe: async ({ body, context }) => {
      const { account, worker, position } = await changeAccount(commands, signedIn(context).accountId, changesIn(body), commandContext(context, now()));
      return { data: { user: userView(account, worker) }, position };
    },

    sendEmailCode: async ({ body, context }) => {
      const account = await loadAccount(commands, signedIn(context).accountId);
      const email = mailableAddress(account);
      if (body.email && body.email !== email) throw new CallFailed('forbidden');
      if (account.emailVerified) return { data: { done: true } };
      const code = await codes.make(account.accountId, email);
      await mail.send(verificationMail({ ...account, email }, code));
      return { data: { done: true } };
    },

    verifyEmail: async ({ body, context }) => {
      const account = await loadAccount(commands, signedIn(context).accountId);
      const { accountId } = account;
      const email = mailableAddress(account);
      if (body.email && body.email !== email) throw new CallFailed('wrong_code');
      const right = account.emailVerified || (await codes.check(accountId, email, body.code));
      if (!right) throw new CallFailed('wrong_code');
      const verified = await commands.handle(accountDecider, streams.account(accountId), (state) => verifyEmail({ email }, state), commandContext(context, now()));
      await codes.forget(accountId);
      const { worker } = await loadPerson(commands, account);
      return { data: { user: userView(existing(verified.state), worker) }, position: verified.position };
    },
  };
}

function phoneHandlers(deps: AccountDeps): PhoneCalls {
  const { commands, sms, now } = deps;
  const codes = createOneTimeCodes(deps, 'phone-code');

  return {
    sendPhoneCode: async ({ body, context }) => {
      const account = await loadAccount(commands, signedIn(context).accountId);
      const phone = textablePhone(account);
      if (phoneLogin(body.phone).value !== phone) throw new CallFailed('forbidden');
      await sms.send(phoneCodeText({ ...account, phone }, await codes.make(account.accountId, phone)));
      return { data: { done: true } };
    },

    verifyPhone: async ({ body, context }) => {
      const account = await loadAccount(commands, signedIn(context).accountId);
      const phone = textablePhone(account);
      const right = phoneLogin(body.phone).value === phone && (await codes.check(account.accountId, phone, body.code));
      if (!right) throw new CallFailed('wrong_code');
      const verified = await commands.handle(accountDecider, streams.account(account.accountId), (state) => verifyPhone({ phone }, state), commandContext(context, now()));
      const { worker } = await loadPerson(commands, account);
      return { data: { user: userView(existing(verified.state), worker) }, position: verified.position };
    },
  };
}

function changesIn({ defaultPaymentMethodName, location, phone, ...rest }: BodyOf<RouteTable['changeMe']>): ProfileChanges {
  return {
    ...rest,
    defaultPaymentMethod: defaultPaymentMethodName,
    ...(phone !== undefined && { phone: phoneLogin(phone).value }),
    ...(location && { location: { ...location, city: location.city ?? null } }),
  };
}
