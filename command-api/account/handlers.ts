import { streams } from '#contracts/events/streams.ts';
import { ApiError } from '#contracts/api-error.ts';
import type { Handlers } from '#contracts/calls/handlers.ts';
import { stepOf } from '../command-handling/command-context.ts';
import type { CommandContext } from '../command-handling/command-handler.ts';
import { passwordHandlers } from './passwords/password-handlers.ts';
import { contactHandlers } from './contact/contact-handlers.ts';
import { createSignInByCloud } from './cloud/sign-in-by-cloud.ts';
import { accountDecider } from './decider.ts';
import type { AccountDeps } from './deps.ts';
import { openAccount } from './open-account.ts';
import { loadAccount, loadPerson } from './person.ts';
import { createSessions, type Session } from './sign-in/sessions.ts';
import { openSession, sessionAnswer } from './sign-in/open-session.ts';
import { createSignIn } from './sign-in/sign-in.ts';

type SessionCalls = Handlers<'register' | 'login' | 'cloudLogin' | 'refresh' | 'logout'>;

/** Accounts and sessions: who people are, and how they prove it. */
export function accountHandlers(
  deps: AccountDeps,
): SessionCalls & ReturnType<typeof contactHandlers> & ReturnType<typeof passwordHandlers> {
  return { ...sessionHandlers(deps), ...contactHandlers(deps), ...passwordHandlers(deps) };
}

function sessionHandlers(deps: AccountDeps): SessionCalls {
  const { commands, now } = deps;
  const sessions = createSessions(deps);
  const signIn = createSignIn(deps);
  const signInByCloud = createSignInByCloud(deps);

  function signedOut({ sessionId, accountId }: Pick<Session, 'sessionId' | 'accountId'>, context: CommandContext) {
    return commands.handle(
      accountDecider,
      streams.account(accountId),
      { type: 'SignOut', data: { sessionId } },
      context,
    );
  }

  /** By the person themselves; a step of its own, since one call may end two sessions. */
  async function leave(session: Pick<Session, 'sessionId' | 'accountId'>, commandId: string): Promise<number> {
    const { accountId, userType: role } = await loadAccount(commands, session.accountId);
    const { position } = await signedOut(
      session,
      stepOf({ commandId, actor: { accountId, role }, now: now().toISOString() }),
    );
    return position;
  }

  return {
    register: async ({ body, context }) => {
      const person = await openAccount(deps, { ...body, by: 'themselves' }, { commandId: context.commandId });
      if (person.account.suspension !== null) throw new ApiError('email_taken');
      return openSession(deps, person, context);
    },

    login: ({ body, context }) => signIn(body, context),
    cloudLogin: ({ body, context }) => signInByCloud(body, context),

    refresh: async ({ body, context }) => {
      const session = await sessions.rotate(body.refreshToken);
      if (!session) throw new ApiError('unauthenticated');
      if ('reused' in session) {
        await signedOut(session.reused, {
          commandId: context.commandId,
          actor: 'system',
          policy: 'when-session-token-reused-sign-out',
          now: now().toISOString(),
        });
        throw new ApiError('unauthenticated', {
          security: { event: 'refresh_token_reused', accountId: session.reused.accountId },
        });
      }
      const { state: account } = await commands.load(accountDecider, streams.account(session.accountId));
      if (account.kind === 'none') throw new ApiError('unauthenticated');
      if (account.suspension !== null) throw new ApiError('account_suspended');
      if (account.era !== session.era) {
        await sessions.end(session.sessionId, account.accountId);
        throw new ApiError('unauthenticated');
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
