import * as z from 'zod/mini';
import type { Account } from '#contracts/account/account-fold.ts';
import { ApiError } from '#contracts/api-error.ts';
import { streams } from '#contracts/events/streams.ts';
import { derivedId } from '#infra/eventing/ids.ts';
import { StartupError } from '#infra/eventing/resilience.ts';
import { accountDecider } from './decider.ts';
import type { AccountDeps } from './deps.ts';
import { accountWithLogin } from './logins/login-claims.ts';
import { emailLogin } from './logins/login-name.ts';
import { type Cause, openAccount } from './open-account.ts';
import { nextChange, passwordHashes } from './passwords/password-hashes.ts';
import { isRefusedPassword } from './passwords/refused-passwords.ts';

type Deps = Pick<AccountDeps, 'commands' | 'secretStore' | 'passwords' | 'now'>;
export type NewAdmin = { email: string; password: string; firstName: string; lastName: string };

/**
 * Effect of ADMIN_PASSWORD at a start: it opened the account, was unchanged, replaced the previous one, or has no effect,
 * because the admin chose a password in the app or is no longer an admin.
 */
export type FirstAdminStart = 'opened' | 'unchanged' | 'set' | 'changed_since' | 'no_admin';

/** Log messages; outcomes without a message need no attention. */
export const firstAdminMessages: Partial<Record<FirstAdminStart, string>> = {
  set: 'ADMIN_PASSWORD was applied to the first admin; all their sessions ended',
  changed_since:
    'ADMIN_PASSWORD has no effect: the first admin has since chosen a password in the app. ' +
    'To reset a forgotten password, request a link at /forgot-password or let another admin send one from /admin/users',
  no_admin: 'ADMIN_PASSWORD has no effect: the account opened for ADMIN_EMAIL is no longer an admin',
};

/**
 * Hash of the password that was configured last. While the account has the same hash, no other password was chosen in the app.
 * `done` is false while it is being set.
 */
const Configured = z.object({ hash: z.string(), done: z.boolean() });

const configuredOf = ({ secretStore }: Deps) => secretStore.collection('configured-password', Configured);

/** Opens an admin's account once; a later call with the same email changes nothing. Returns the account id. */
export async function registerAdmin(deps: Deps, admin: NewAdmin, cause: Cause): Promise<string> {
  const known = await knownAdmin(deps, admin, cause);
  return known ? known.accountId : openAdmin(deps, admin, cause);
}

/** Runs at each start: opens the first admin's account, or applies a changed ADMIN_PASSWORD (docs/decisions/passwords.md). */
export async function startFirstAdmin(deps: Deps, admin: NewAdmin, cause: Cause): Promise<FirstAdminStart> {
  const known = await knownAdmin(deps, admin, cause);
  if (known) return known.userType === 'admin' ? setConfigured(deps, known, admin) : 'no_admin';
  const accountId = await openAdmin(deps, admin, cause);
  const opened = await passwordHashes(deps.secretStore).read(accountId);
  if (opened) await configuredOf(deps).keep(accountId, { secret: { hash: opened.hash, done: true }, expiresAt: null });
  return 'opened';
}

/** The account opened for ADMIN_EMAIL, even if its email has changed since; else an admin's account with this email. */
async function knownAdmin({ commands }: Deps, admin: NewAdmin, cause: Cause): Promise<Account | undefined> {
  const opened = derivedId('account', commandIdOf(admin, cause));
  const { state } = await commands.load(accountDecider, streams.account(opened));
  if (state.kind === 'account') return state;
  const carrying = await accountWithLogin(commands, emailLogin(admin.email));
  return carrying?.userType === 'admin' ? carrying : undefined;
}

async function openAdmin(deps: Deps, admin: NewAdmin, cause: Cause): Promise<string> {
  refuseCommon(admin);
  // Every start may use the same command id, so the email is part of this one.
  const commandId = commandIdOf(admin, cause);
  const wanted = { ...admin, userType: 'admin', by: 'platform' } as const;
  const { account } = await openAccount(deps, wanted, { ...cause, commandId }).catch(refuseStart);
  return account.accountId;
}

/** Replaces sentences written for users by errors for operators. */
function refuseStart(error: unknown): never {
  if (!(error instanceof ApiError)) throw error;
  if (error.code === 'email_taken')
    throw new StartupError(
      'ADMIN_EMAIL belongs to an account that is not an admin. Set an unused address, or let an admin change that account’s role.',
      { cause: error },
    );
  throw new StartupError(`Failed to open the first admin’s account for ADMIN_EMAIL: ${error.message}`, {
    cause: error,
  });
}

async function setConfigured(deps: Deps, account: Account, admin: NewAdmin): Promise<FirstAdminStart> {
  const { passwords } = deps;
  const { accountId } = account;
  const configured = configuredOf(deps);
  const { hash: last, isNoted, isDone, isTheirOwn } = await lastConfigured(deps, account);
  if (await passwords.verify(admin.password, last)) {
    if (!isDone) return set(deps, account, last ?? '');
    if (!isNoted && last) await configured.keep(accountId, { secret: { hash: last, done: true }, expiresAt: null });
    return 'unchanged';
  }
  if (!isTheirOwn) refuseCommon(admin);
  const hash = await passwords.hash(admin.password);
  // Stored in either case, so that a change of the configuration is logged once.
  await configured.keep(accountId, { secret: { hash, done: isTheirOwn }, expiresAt: null });
  return isTheirOwn ? 'changed_since' : set(deps, account, hash);
}

/**
 * The password configured last. `isTheirOwn`: another password was chosen in the app since. Accounts from before 2026-11-23
 * have no entry: their password is the configured one unless it was ever changed.
 */
async function lastConfigured(deps: Deps, { accountId, hasPassword }: Account) {
  const [noted, current] = await Promise.all([
    configuredOf(deps).read(accountId),
    passwordHashes(deps.secretStore).read(accountId),
  ]);
  const hash = noted?.hash ?? (hasPassword === undefined ? current?.hash : undefined);
  const isDone = noted?.done !== false;
  return { hash, isNoted: noted !== undefined, isDone, isTheirOwn: isDone && hash !== current?.hash };
}

/** A start after an interruption uses the same hash, and so stores no second event. */
async function set(deps: Deps, account: Account, hash: string): Promise<FirstAdminStart> {
  const { commands, secretStore, now } = deps;
  const { accountId } = account;
  // The hash first: the event ends all sessions, and the admin signs in again with this password.
  await passwordHashes(secretStore).keep(accountId, {
    secret: { hash, changes: nextChange(account) },
    expiresAt: null,
  });
  await commands.handle(
    accountDecider,
    streams.account(accountId),
    { type: 'ChangePassword', data: { cause: 'configured' } },
    { commandId: derivedId('configured password', hash), actor: 'system', now: now().toISOString() },
  );
  await configuredOf(deps).keep(accountId, { secret: { hash, done: true }, expiresAt: null });
  return 'set';
}

function commandIdOf({ email }: NewAdmin, { commandId }: Cause): string {
  return derivedId(emailLogin(email).value, commandId);
}

function refuseCommon(admin: NewAdmin): void {
  if (isRefusedPassword(admin.password, admin))
    throw new StartupError('ADMIN_PASSWORD is too common. Set another one for the first admin.');
}
