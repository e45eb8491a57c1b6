import type { Account } from '#contracts/account/account-fold.ts';
import { isPlaceholderEmail } from '#contracts/account/placeholder-email.ts';
import { errorCodes } from '#contracts/errors.ts';
import { streams } from '#contracts/events/streams.ts';
import { ApiError } from '#contracts/api-error.ts';
import { type CallContext, type Handlers, signedIn } from '#contracts/calls/handlers.ts';
import { derivedId } from '#infra/eventing/ids.ts';
import { commandContext, stepOf } from '../../command-handling/command-context.ts';
import type { CommandContext } from '../../command-handling/command-handler.ts';
import { createShownFactors, createSignInMethodProof } from '../cloud/sign-in-method-proof.ts';
import { isProvenContact } from '../contact/contacts.ts';
import { accountDecider } from '../decider.ts';
import type { AccountDeps } from '../deps.ts';
import { carriesLogin, claimLogins } from '../logins/login-claims.ts';
import { emailLogin, type LoginName, loginNameOf, phoneLogin } from '../logins/login-name.ts';
import { resetLinkOpens } from '../phone/number-use.ts';
import { loadAccount, type Person } from '../person.ts';
import { withMinimumResponseTime } from '../sign-in/minimum-response-time.ts';
import { openSession } from '../sign-in/open-session.ts';
import { createSessions } from '../sign-in/sessions.ts';
import { provenIn } from '../sign-in/verified-caller.ts';
import { createGuessLimits } from '../sign-in/guess-limits.ts';
import { attemptOf } from '../codes/attempt-codes.ts';
import { acceptCode } from '../codes/one-time-codes.ts';
import { createPasswordKeeper } from './keep-password.ts';
import { passwordHashes } from './password-hashes.ts';
import { isRefusedPassword } from './refused-passwords.ts';
import { addressOf } from './prove-password.ts';
import { createResetRequests } from './request-reset.ts';

const TRIES = 5;

type PasswordCalls = Handlers<
  'forgotPassword' | 'sendPasswordReset' | 'tryResetCode' | 'validateReset' | 'resetPassword' | 'changePassword'
>;

/** Forgotten and changed passwords (docs/decisions/passwords.md). */
export function passwordHandlers(deps: AccountDeps): PasswordCalls {
  const { commands, secretStore, passwords, resetLinks, now } = deps;
  const hashes = passwordHashes(secretStore);
  const requestReset = createResetRequests(deps);
  const keepPassword = createPasswordKeeper(deps);
  const proven = createSignInMethodProof(deps);
  const shownFactors = createShownFactors(deps);
  const limits = createGuessLimits(deps);

  /**
   * Checks a link. It is invalid once the account has another address or has proven another one. `commandId`: id of the command
   * that sets the password; it may repeat after an interruption.
   */
  async function linked(token: string, commandId?: string): Promise<{ account: Account; sentTo: LoginName }> {
    const link = await resetLinks.read(token, commandId);
    const account = link && (await loadAccount(commands, link.accountId));
    if (!account || !carriesLogin(account, link.sentTo)) throw new ApiError('link_expired');
    if (!(await resetLinkOpens(commands, account, link.sentTo.kind, now().toISOString())))
      throw new ApiError('link_expired');
    return { account, sentTo: link.sentTo };
  }

  /** Using the link proves the address, unless another account has proven it in the meantime. */
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

  /** Checks the link again after hashing: an undo may have removed its address from the account. */
  async function resetWith(token: string, hash: string, { commandId }: CallContext): Promise<number | undefined> {
    const { account, sentTo } = await linked(token, commandId);
    if (!(await resetLinks.use(token, commandId))) throw new ApiError('link_expired');
    const { accountId, userType, era } = account;
    const own: CommandContext = {
      // Includes the token, so that another link works under the same Idempotency-Key.
      commandId: derivedId(`password reset ${token}`, commandId),
      correlationId: commandId,
      causationId: commandId,
      actor: { accountId, role: userType },
      now: now().toISOString(),
    };
    const person = await keepPassword({ accountId, hash, cause: 'reset', provenIn: { era } }, own);
    return proveAddress(person, sentTo, own);
  }

  /** Retries when another command ended all sessions concurrently; the link is checked again. */
  async function resetWithRetry(token: string, hash: string, call: CallContext): Promise<number | undefined> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await resetWith(token, hash, call);
      } catch (error) {
        if (attempt === TRIES || !(error instanceof ApiError && error.code === 'conflict')) throw error;
      }
    }
  }

  return {
    /** Recorded for every login alike, so that neither response nor time reveals whether it has an account. */
    forgotPassword: async ({ body, context }) => {
      const login = loginNameOf(body.email);
      await withMinimumResponseTime(() =>
        requestReset({ login, actor: { accountId: 'guest', role: 'guest' }, call: context }),
      );
      return { data: { done: true } };
    },

    /** Sends the link only to a proven address. */
    sendPasswordReset: async ({ params: { id }, context }) => {
      const account = await loadAccount(commands, id);
      const { actor } = commandContext(context, now());
      const login = provenLogin(account);
      if (!login)
        throw new ApiError('not_allowed_now', { message: 'This person has not proven an email or a number yet.' });
      if (!(await resetLinkOpens(commands, account, login.kind, now().toISOString())))
        throw new ApiError('second_proof_needed');
      const position = await requestReset({ login, actor, accountId: id, call: context });
      return { data: { sentTo: login.kind }, position };
    },

    /** The token of a text's link, for its code. */
    tryResetCode: async ({ body: { phone, code }, context }) => {
      // Codes limit tries per number; this limits one caller's tries at many numbers.
      const admitted = await limits.admit([{ kind: 'address', of: addressOf(context) }]);
      const { check, token } = await resetLinks.tryCode(phoneLogin(phone).value, code, attemptOf(context));
      acceptCode(check);
      if (token === null) throw new ApiError('wrong_code');
      await admitted.right();
      return { data: { token } };
    },

    validateReset: async ({ query: { token } }) => {
      const link = await resetLinks.read(token);
      if (!link) throw new ApiError('link_expired');
      await linked(token);
      return { data: { valid: true, expiresAt: new Date(link.expiresAtMs).toISOString() } };
    },

    resetPassword: async ({ body: { token, password }, context }) => {
      const { account } = await linked(token, context.commandId);
      refuseCommon(password, account);
      const hash = await passwords.hash(password);
      return { data: { done: true }, position: await resetWithRetry(token, hash, context) };
    },

    changePassword: async ({ body, context }) => {
      const { accountId, sessionId } = signedIn(context);
      // Checked before the password changes: the caller must be able to get a new session.
      const account = await proven(context);
      const factors = await shownFactors(context);
      if (body.email && !carriesLogin(account, loginNameOf(body.email))) throw notOwn();
      refuseCommon(body.password, account);
      const former = (await hashes.read(accountId))?.hash ?? null;
      const cause = former === null ? 'first' : 'changed';
      const hash = await passwords.hash(body.password);
      const wanted = { accountId, hash, former, cause, provenIn: provenIn(context) } as const;
      // A separate command id: each change ends other sessions and notifies the owner.
      const person = await keepPassword(wanted, stepOf(commandContext(context, now())));
      // The current session ends too; the person continues in a new one.
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

/** A proven address for links sent by staff: email first, because texts cost money. */
function provenLogin(account: Account): LoginName | null {
  if (isProvenContact(account, 'email')) return emailLogin(account.email ?? '');
  return isProvenContact(account, 'phone') ? phoneLogin(account.phone ?? '') : null;
}
