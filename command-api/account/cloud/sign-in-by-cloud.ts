import type { Account } from '#contracts/account/account-fold.ts';
import { secondStepsOf } from '#contracts/account/second-factor.ts';
import type { BodyOf } from '#contracts/calls/call.ts';
import type { RouteTable } from '#contracts/calls/route-table.ts';
import type { ErrorCode } from '#contracts/errors.ts';
import { streams } from '#contracts/events/streams.ts';
import type { Session } from '#contracts/views/account.ts';
import { ApiError } from '#contracts/api-error.ts';
import type { Answered, CallContext } from '#contracts/calls/handlers.ts';
import { derivedId } from '#infra/eventing/ids.ts';
import { stepOf } from '../../command-handling/command-context.ts';
import type { CommandContext } from '../../command-handling/command-handler.ts';
import type { AccountCommand } from '../commands.ts';
import { isProvenContact } from '../contact/contacts.ts';
import { accountDecider } from '../decider.ts';
import type { AccountDeps } from '../deps.ts';
import { accountOpenedBy, accountWithLogin, claimLogins } from '../logins/login-claims.ts';
import { loginDecider } from '../logins/login-decider.ts';
import { type CloudLogin, emailLogin, type LoginName, loginStream } from '../logins/login-name.ts';
import { recordRefusal } from '../passwords/prove-password.ts';
import { requireWorkersWelcome } from '../joining-workers.ts';
import { ensureWorker, existing } from '../person.ts';
import { requireSecondStep } from '../second-factor/second-step.ts';
import { openSession } from '../sign-in/open-session.ts';
import { type CloudIdentity, cloudIdentity, refused } from './cloud-identity.ts';
import { createSpentIdTokens } from './spent-id-tokens.ts';

type Wanted = Omit<BodyOf<RouteTable['cloudLogin']>, 'idToken'>;
const TRIES = 10;
const overtaken: readonly ErrorCode[] = ['sign_in_taken', 'conflict'];

type Entered = { account: Account; position: number };

/**
 * Sign-in with a cloud account. It opens the account that it is linked to. The first time, it is linked to the account with
 * the same email, if both sides verified it, or opens a new account (docs/decisions/cloud-sign-in.md).
 */
export function createSignInByCloud(deps: AccountDeps) {
  const { commands, now } = deps;
  const spent = createSpentIdTokens(deps);

  const handle = async (accountId: string, command: AccountCommand, context: CommandContext) => {
    const { state, position, events } = await commands.handle(
      accountDecider,
      streams.account(accountId),
      command,
      context,
    );
    return { account: existing(state), position, isNew: events.length > 0 };
  };

  async function enter(account: Account, { login }: CloudIdentity, context: CommandContext): Promise<Entered> {
    const { accountId, userType: role } = account;
    if (account.suspension !== null) {
      await recordRefusal(commands, login, { accountId, reason: 'suspended' }, context);
      throw new ApiError('account_suspended', { security: { event: 'sign_in_refused', accountId } });
    }
    await requireSecondStep(deps, account, login.kind);
    const own = { ...context, actor: { accountId, role } };
    const data = { method: login.kind, provenIn: { era: account.era } };
    return handle(accountId, { type: 'SignIn', data }, own);
  }

  /**
   * Both sides verified the email, so it is the same person's. Staff and people with a second factor link it themselves after
   * they sign in: one of two factors must not add a sign-in method.
   */
  async function join(account: Account, identity: CloudIdentity, context: CommandContext): Promise<Entered> {
    const { accountId, userType: role } = account;
    if (account.suspension !== null) return enter(account, identity, context);
    const saysSo = role === 'admin' || secondStepsOf(account).length > 0;
    if (!isProvenContact(account, 'email') || saysSo) throw new ApiError('sign_in_to_link');
    const own = { ...context, actor: { accountId, role } };
    const { login, email } = identity;
    const { kind: provider, subject } = login;
    const link = { provider, subject, email, because: 'same_email', provenIn: { era: account.era } } as const;
    const joined = await claiming(accountId, [login], own, () =>
      handle(accountId, { type: 'LinkCloudSignIn', data: link }, stepOf(own)),
    );
    return enter(joined.account, identity, context);
  }

  async function open(identity: CloudIdentity, wanted: Wanted, context: CommandContext): Promise<Entered> {
    const { login, email, firstName, lastName } = identity;
    const { userType = 'client', language = 'en' } = wanted;
    await requireWorkersWelcome(deps, userType);
    const accountId = await newAccountId(login);
    const own: CommandContext = { ...context, actor: { accountId, role: userType } };
    const facts = {
      accountId,
      email,
      phone: null,
      firstName,
      lastName,
      userType,
      workerId: userType === 'worker' ? derivedId('worker', accountId) : null,
      avatar: null,
      language,
      hasPassword: false,
    };
    const link = { provider: login.kind, subject: login.subject, email };
    const names = [login, ...(email === null ? [] : [emailLogin(email)])];
    const opened = await claiming(accountId, names, own, () =>
      handle(accountId, { type: 'RegisterByCloud', data: { facts, emailProven: true, link } }, own),
    );
    return opened.isNew ? opened : enter(opened.account, identity, context);
  }

  /** The same id for concurrent sign-ins, so that they open one account; another id after that account unlinked the login. */
  async function newAccountId(login: CloudLogin): Promise<string> {
    const { state } = await commands.load(loginDecider, loginStream(login));
    if (state.kind === 'claimed') {
      const { state: owner } = await commands.load(accountDecider, streams.account(state.accountId));
      if (owner.kind === 'none') return state.accountId;
    }
    return derivedId(`account ${login.value}`, String(state.claims));
  }

  async function claiming<Result>(
    accountId: string,
    logins: readonly (LoginName | CloudLogin)[],
    context: CommandContext,
    work: () => Promise<Result>,
  ): Promise<Result> {
    const claims = await claimLogins(commands, accountId, logins, context).catch((error: unknown) => {
      // Another account claims the email without proof, or has claimed it just now.
      throw error instanceof ApiError && error.code === 'email_taken' ? new ApiError('sign_in_to_link') : error;
    });
    return work().catch(async (error: unknown) => {
      await claims.releaseUnused();
      throw error;
    });
  }

  async function entered(identity: CloudIdentity, wanted: Wanted, context: CommandContext): Promise<Entered> {
    const linked = await accountOpenedBy(commands, identity.login);
    if (linked) return enter(linked, identity, context);
    const sameEmail =
      identity.email === null ? undefined : await accountWithLogin(commands, emailLogin(identity.email));
    return sameEmail ? join(sameEmail, identity, context) : open(identity, wanted, context);
  }

  /** Of concurrent first sign-ins with one cloud account, the later ones retry and find the new account. */
  async function enterWithRetry(identity: CloudIdentity, wanted: Wanted, context: CommandContext): Promise<Entered> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await entered(identity, wanted, stepOf(context));
      } catch (error) {
        if (attempt === TRIES || !(error instanceof ApiError && overtaken.includes(error.code))) throw error;
      }
    }
  }

  return async (
    { idToken, ...wanted }: Wanted & { idToken: string },
    call: CallContext,
  ): Promise<Answered<Session>> => {
    const identity = await cloudIdentity(deps, idToken);
    const guest = stepOf({
      commandId: call.commandId,
      actor: { accountId: 'guest', role: 'guest' },
      now: now().toISOString(),
    });
    if (!(await spent.use(idToken, call.commandId, identity.tokenOverAt))) throw refused();
    const { account, position } = await enterWithRetry(identity, wanted, guest).catch(async (error: unknown) => {
      const opensTheSecondStep = error instanceof ApiError && error.code === 'second_factor_needed';
      if (!opensTheSecondStep) await spent.release(idToken);
      throw error;
    });
    const own = { ...guest, actor: { accountId: account.accountId, role: account.userType } };
    return openSession(deps, await ensureWorker(commands, { account, position }, own), call);
  };
}
