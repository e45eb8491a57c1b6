import type { Account } from '#contracts/account/account-fold.ts';
import { isPlaceholderEmail } from '#contracts/account/placeholder-email.ts';
import { errorCodes } from '#contracts/errors.ts';
import { streams } from '#contracts/events/streams.ts';
import { ApiError } from '#contracts/api-error.ts';
import { type Handlers, signedIn } from '#contracts/calls/handlers.ts';
import { commandContext, stepOf } from '../../command-handling/command-context.ts';
import type { CommandContext } from '../../command-handling/command-handler.ts';
import type { CommandData } from '../commands.ts';
import { isProvenContact, takesResetLink } from '../contact/contacts.ts';
import { accountDecider } from '../decider.ts';
import type { AccountDeps } from '../deps.ts';
import { carriesLogin, claimLogins } from '../logins/login-claims.ts';
import { emailLogin, type LoginName, loginNameOf, phoneLogin } from '../logins/login-name.ts';
import { existing, loadAccount, loadPerson, type Person } from '../person.ts';
import { inEqualTime } from '../sign-in/in-equal-time.ts';
import { openSession } from '../sign-in/open-session.ts';
import { createSessions } from '../sign-in/sessions.ts';
import { passwordHashes } from './password-hashes.ts';
import { isRefusedPassword } from './refused-passwords.ts';
import { createResetRequests } from './request-reset.ts';

type PasswordCalls = Handlers<
  'forgotPassword' | 'sendPasswordReset' | 'validateReset' | 'resetPassword' | 'changePassword'
>;

/** Forgotten and changed passwords (docs/decisions/passwords.md). */
export function passwordHandlers(deps: AccountDeps): PasswordCalls {
  const { commands, secretStore, passwords, resetLinks, now } = deps;
  const hashes = passwordHashes(secretStore);
  const requestReset = createResetRequests(deps);

  /** A link goes to an address: it is worth nothing once the account has left it, or another one was proven instead. */
  async function linked(token: string): Promise<{ account: Account; sentTo: LoginName }> {
    const link = await resetLinks.read(token);
    const account = link && (await loadAccount(commands, link.accountId));
    if (!account || !carriesLogin(account, link.sentTo) || !takesResetLink(account, link.sentTo.kind))
      throw new ApiError('link_expired');
    return { account, sentTo: link.sentTo };
  }

  /** Whoever used the link reads what goes to the address. Somebody else may have proven it meanwhile: then it stays theirs. */
  async function proveAddress(person: Person, login: LoginName, context: CommandContext): Promise<number | undefined> {
    const { account, position } = person;
    if (isProvenContact(account, login.kind)) return position;
    try {
      await claimLogins(commands, account.accountId, [login], context);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'email_taken') return position;
      throw error;
    }
    const verified = await commands.handle(
      accountDecider,
      streams.account(account.accountId),
      { type: 'VerifyContact', data: login },
      stepOf(context),
    );
    return verified.position;
  }

  async function keepPassword(
    account: Account,
    hash: string,
    cause: CommandData<'ChangePassword'>['cause'],
    context: CommandContext,
  ): Promise<Person> {
    // First the hash: whoever is signed out by the event signs in with it.
    await hashes.keep(account.accountId, { secret: { hash }, expiresAt: null });
    const { state, position } = await commands.handle(
      accountDecider,
      streams.account(account.accountId),
      { type: 'ChangePassword', data: { cause } },
      context,
    );
    return { ...(await loadPerson(commands, existing(state))), position };
  }

  return {
    /** Written down for every name alike, so that neither words nor time tell which has an account. */
    forgotPassword: async ({ body, context }) => {
      const login = loginNameOf(body.email);
      await inEqualTime(() => requestReset({ login, actor: { accountId: 'guest', role: 'guest' }, call: context }));
      return { data: { done: true } };
    },

    /** To an address that the person has proven: nobody else's hand opens the account by it. */
    sendPasswordReset: async ({ params: { id }, context }) => {
      const account = await loadAccount(commands, id);
      const { actor } = commandContext(context, now());
      const login = provenLogin(account);
      if (!login)
        throw new ApiError('not_allowed_now', { message: 'This person has not proven an email or a number yet.' });
      const position = await requestReset({ login, actor, accountId: id, call: context });
      return { data: { sentTo: login.kind }, position };
    },

    validateReset: async ({ query: { token } }) => {
      const link = await resetLinks.read(token);
      if (!link) throw new ApiError('link_expired');
      await linked(token);
      return { data: { valid: true, expiresAt: new Date(link.expiresAtMs).toISOString() } };
    },

    resetPassword: async ({ body: { token, password }, context }) => {
      const { account, sentTo } = await linked(token);
      refuseCommon(password, account);
      const hash = await passwords.hash(password);
      if (!(await resetLinks.use(token, context.commandId))) throw new ApiError('link_expired');
      const { accountId, userType } = account;
      const own: CommandContext = {
        commandId: context.commandId,
        actor: { accountId, role: userType },
        now: now().toISOString(),
      };
      const person = await keepPassword(account, hash, 'reset', own);
      return { data: { done: true }, position: await proveAddress(person, sentTo, own) };
    },

    changePassword: async ({ body, context }) => {
      const { accountId, sessionId, factors = 1 } = signedIn(context);
      const account = await loadAccount(commands, accountId);
      if (body.email && !carriesLogin(account, loginNameOf(body.email))) throw notOwn();
      refuseCommon(body.password, account);
      const cause = (await hashes.read(accountId)) ? 'changed' : 'first';
      const hash = await passwords.hash(body.password);
      const person = await keepPassword(account, hash, cause, commandContext(context, now()));
      // Over with all others; the person goes on in one that began with the new password.
      await createSessions(deps).end(sessionId, accountId);
      return openSession(deps, person, context, { factors });
    },
  };
}

function refuseCommon(password: string, { email, firstName, lastName }: Account): void {
  const owner = { email: email === null || isPlaceholderEmail(email) ? '' : email, firstName, lastName };
  if (isRefusedPassword(password, owner))
    throw new ApiError('common_password', {
      errors: [{ path: 'password', message: errorCodes.common_password.message }],
    });
}

function notOwn(): ApiError {
  return new ApiError('invalid', { errors: [{ path: 'email', message: 'Not the email or number of this account' }] });
}

/** Where a link that staff send may go; a text costs, and a mail doesn't. */
function provenLogin(account: Account): LoginName | null {
  if (isProvenContact(account, 'email')) return emailLogin(account.email ?? '');
  return isProvenContact(account, 'phone') ? phoneLogin(account.phone ?? '') : null;
}
