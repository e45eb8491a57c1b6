import type { Account } from '#contracts/account/account-fold.ts';
import { streams } from '#contracts/events/streams.ts';
import type { Session as SessionView } from '#contracts/views/account.ts';
import { ApiError } from '#contracts/api-error.ts';
import type { Answered, CallContext } from '#contracts/calls/handlers.ts';
import { stepOf } from '../../command-handling/command-context.ts';
import type { CommandContext } from '../../command-handling/command-handler.ts';
import { accountDecider } from '../decider.ts';
import type { AccountDeps } from '../deps.ts';
import { createGuessLimits, type Scope } from './guess-limits.ts';
import { deviceOwnerOf, knownDevice } from './known-devices.ts';
import { accountWithLogin } from '../logins/login-claims.ts';
import { type LoginName, loginNameOf } from '../logins/login-name.ts';
import { isOutdated, passwordHashes } from '../passwords/password-hashes.ts';
import { ensureWorker, existing } from '../person.ts';
import { addressOf, recordRefusal, type RefusalReason } from '../passwords/prove-password.ts';
import { requireSecondStep } from '../second-factor/second-step.ts';
import { openSession } from './open-session.ts';

type Credentials = { email: string; password: string };

type Proven = { account: Account; passwordHash: string };

/**
 * Sign-in by password. Unknown logins and wrong passwords give the same error in the same time. Each guess is counted before it
 * is checked, so that a burst cannot bypass the limits. Known browsers have separate limits.
 */
export function createSignIn(
  deps: AccountDeps,
): (credentials: Credentials, context: CallContext) => Promise<Answered<SessionView>> {
  const { commands, secretStore, passwords, now, secureCookies = false } = deps;
  const limits = createGuessLimits(deps);

  async function refuse(
    login: LoginName,
    account: Account | undefined,
    reason: RefusalReason,
    context: CommandContext,
  ): Promise<never> {
    const accountId = account?.accountId ?? null;
    await recordRefusal(commands, login, { accountId, reason }, context);
    throw new ApiError(reason === 'suspended' ? 'account_suspended' : 'wrong_credentials', {
      security: { event: 'sign_in_refused', accountId },
    });
  }

  async function proven(
    login: LoginName,
    password: string,
    call: CallContext,
    context: CommandContext,
  ): Promise<Proven> {
    const account = await accountWithLogin(commands, login);
    const stored = account && (await passwordHashes(secretStore).read(account.accountId));
    const passwordHash = stored?.hash;
    const known = account && passwordHash !== undefined ? { account, passwordHash } : undefined;
    const admitted = await limits.admit(scopesOf(login, call, known, { now: now(), secure: secureCookies }));
    const right = await passwords.verify(password, passwordHash);
    if (!known || !right) return refuse(login, account, account ? 'wrong_password' : 'unknown', context);
    // Private data come from an older back-up. Only a caller who knows the old password learns it.
    if (stored && isOutdated(known.account, stored)) throw new ApiError('password_outdated');
    await admitted.right();
    return known.account.suspension !== null ? refuse(login, account, 'suspended', context) : known;
  }

  return async ({ email, password }, call) => {
    const at = now();
    // A separate command id for each attempt: guesses under one Idempotency-Key count separately.
    const guest = stepOf({
      commandId: call.commandId,
      actor: { accountId: 'guest', role: 'guest' },
      now: at.toISOString(),
    });
    const login = loginNameOf(email);
    const { account } = await proven(login, password, call, guest);
    await requireSecondStep(deps, account, 'password');
    const { accountId, userType } = account;
    const own: CommandContext = { ...guest, actor: { accountId, role: userType } };
    const { era } = account;
    const signedIn = await commands
      .handle(
        accountDecider,
        streams.account(accountId),
        { type: 'SignIn', data: { method: 'password', provenIn: { era } } },
        own,
      )
      .catch((error: unknown) => {
        // The password may have changed while it was being verified.
        const isTooLate = error instanceof ApiError && error.code === 'wrong_credentials';
        return isTooLate ? refuse(login, account, 'wrong_password', guest) : Promise.reject(error);
      });
    const entered = { account: existing(signedIn.state), position: signedIn.position };
    const person = await ensureWorker(commands, entered, own);
    return openSession(deps, person, call);
  };
}

/** Scopes that count a guess: for a known browser only its own. */
function scopesOf(
  login: LoginName,
  call: CallContext,
  known: Proven | undefined,
  at: { now: Date; secure: boolean },
): Scope[] {
  const owner = known && deviceOwnerOf(known.account, known.passwordHash);
  const device = owner ? knownDevice(call.cookies, owner, at) : null;
  if (device !== null) return [{ kind: 'device', of: device }];
  const address = addressOf(call);
  return [
    { kind: 'pair', of: `${login.value} ${address}` },
    { kind: 'address', of: address },
    { kind: 'name', of: login.value },
  ];
}
