import { streams } from '#contracts/events/streams.ts';
import type { LoginEvent } from '#contracts/events/account.ts';
import type { Session as SessionView } from '#contracts/views/user.ts';
import { CallFailed } from '#infra/call-failed.ts';
import type { Answered, CallContext } from '#infra/http/handlers.ts';
import { stepOf } from '../handling/command-context.ts';
import type { CommandContext } from '../handling/commands.ts';
import { createQueues } from '../handling/turns.ts';
import { type Account, accountDecider } from './decider.ts';
import type { AccountDeps } from './deps.ts';
import { accountWithLogin } from './login-claims.ts';
import { lockedForMs, loginDecider, refuseSignIn } from './login-decider.ts';
import { type LoginName, loginNameOf, loginStream } from './login-name.ts';
import { passwordDrawer } from './password-drawer.ts';
import { ensureWorker, type Person } from './person.ts';
import { signIn } from './registration.ts';
import type { Session, Sessions } from './sessions.ts';
import { userView } from './user-view.ts';

type Credentials = { email: string; password: string };
type RefusalReason = Extract<LoginEvent, { type: 'SignInRefused' }>['data']['reason'];

/**
 * Sign-in by password. Unknown names and wrong passwords look alike and take the same time. Guesses at one name wait for
 * each other, so that a burst of them can't slip past the limit before the first are counted.
 */
export function createSignIn(deps: AccountDeps, sessions: Sessions): (credentials: Credentials, context: CallContext) => Promise<Answered<SessionView>> {
  const { commands, vault, passwords, now } = deps;
  const oneByOne = createQueues();

  async function refuse(login: LoginName, account: Account | undefined, reason: RefusalReason, context: CommandContext): Promise<void> {
    const accountId = account?.accountId ?? null;
    await commands.handle(loginDecider, loginStream(login), (state) => refuseSignIn({ accountId, reason, now: context.now }, state), context);
  }

  async function proven(login: LoginName, password: string, context: CommandContext): Promise<Account> {
    const { state } = await commands.load(loginDecider, loginStream(login));
    const lockedMs = lockedForMs(state, context.now);
    if (lockedMs > 0) throw new CallFailed('too_many_requests', { retryAfterSeconds: Math.ceil(lockedMs / 1000) });
    const account = await accountWithLogin(commands, login);
    const stored = account && (await passwordDrawer(vault).read(account.accountId));
    const right = await passwords.verify(password, stored?.hash);
    if (!account || !right) {
      await refuse(login, account, account ? 'wrong_password' : 'unknown', context);
      throw new CallFailed('wrong_credentials');
    }
    if (account.standing.status === 'suspended') {
      await refuse(login, account, 'suspended', context);
      throw new CallFailed('account_suspended');
    }
    return account;
  }

  return async ({ email, password }, { commandId }) => {
    const login = loginNameOf(email);
    const at = now().toISOString();
    // Each try is a step of its own: guesses that all carry the same Idempotency-Key still count one by one.
    const guest = stepOf({ commandId, actor: { accountId: 'guest', role: 'guest' }, now: at });
    const { accountId, userType } = await oneByOne(loginStream(login), () => proven(login, password, guest));
    const own: CommandContext = { ...guest, actor: { accountId, role: userType } };
    const signedIn = await commands.handle(accountDecider, streams.account(accountId), (state) => signIn({ method: 'password' }, state), own);
    if (signedIn.state.kind === 'none') throw new CallFailed('wrong_credentials');
    const person = await ensureWorker(commands, { account: signedIn.state, position: signedIn.position }, own);
    return openSession(deps, sessions, person);
  };
}

export async function openSession(deps: AccountDeps, sessions: Sessions, person: Person): Promise<Answered<SessionView>> {
  return sessionAnswer(deps, await sessions.start(person.account), person);
}

/** What login, register and refresh answer with. */
export async function sessionAnswer({ accessTokens }: AccountDeps, { sessionId, refreshToken }: Session, { account, worker, position }: Person): Promise<Answered<SessionView>> {
  const { accountId, userType, workerId } = account;
  const accessToken = await accessTokens.issue({ accountId, userType, workerId, sessionId });
  return { data: { user: userView(account, worker), accessToken, refreshToken }, position };
}
