import * as z from 'zod/mini';
import type { Account } from '#contracts/account/account-fold.ts';
import { ApiError } from '#contracts/api-error.ts';
import { streams } from '#contracts/events/streams.ts';
import { derivedId } from '#infra/eventing/ids.ts';
import { StartupError } from '#infra/eventing/resilience/startup-error.ts';
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
 * What a start made of ADMIN_PASSWORD: it opened the account, was the same as ever, took the place of the one of before, or
 * counts for nothing: the admin has another one of their own, or is none any more.
 */
export type FirstAdminStart = 'opened' | 'unchanged' | 'set' | 'changed_since' | 'no_admin';

/** What an operator reads of it; nothing where there is nothing to say. */
export const firstAdminWords: Partial<Record<FirstAdminStart, string>> = {
  set: 'ADMIN_PASSWORD was changed: the first admin has it now, and is signed out everywhere',
  changed_since:
    'ADMIN_PASSWORD has no effect: the first admin has chosen a password of their own since. ' +
    'Whoever forgot that one asks for a link at /forgot-password, or another admin sends it from /admin/users',
  no_admin: 'ADMIN_PASSWORD has no effect: the account that was opened for ADMIN_EMAIL is no admin any more',
};

/**
 * The password that was configured last, as a hash; while it is the one that the account has, nobody has chosen another in
 * the app. `done` is false while it is being set.
 */
const Configured = z.object({ hash: z.string(), done: z.boolean() });

const configuredOf = ({ secretStore }: Deps) => secretStore.collection('configured-password', Configured);

/** Opens the account of the first admin, once: a later call with the same email changes nothing. Answers with its id. */
export async function registerAdmin(deps: Deps, admin: NewAdmin, cause: Cause): Promise<string> {
  const known = await knownAdmin(deps, admin, cause);
  return known ? known.accountId : openAdmin(deps, admin, cause);
}

/** At each start: the first admin, with the password that is configured now (docs/decisions/passwords.md). */
export async function startFirstAdmin(deps: Deps, admin: NewAdmin, cause: Cause): Promise<FirstAdminStart> {
  const known = await knownAdmin(deps, admin, cause);
  if (known) return known.userType === 'admin' ? setConfigured(deps, known, admin) : 'no_admin';
  const accountId = await openAdmin(deps, admin, cause);
  const opened = await passwordHashes(deps.secretStore).read(accountId);
  if (opened) await configuredOf(deps).keep(accountId, { secret: { hash: opened.hash, done: true }, expiresAt: null });
  return 'opened';
}

/** The account that was opened for ADMIN_EMAIL, whatever its email is by now; else that of an admin who has this email. */
async function knownAdmin({ commands }: Deps, admin: NewAdmin, cause: Cause): Promise<Account | undefined> {
  const opened = derivedId('account', commandIdOf(admin, cause));
  const { state } = await commands.load(accountDecider, streams.account(opened));
  if (state.kind === 'account') return state;
  const carrying = await accountWithLogin(commands, emailLogin(admin.email));
  return carrying?.userType === 'admin' ? carrying : undefined;
}

async function openAdmin(deps: Deps, admin: NewAdmin, cause: Cause): Promise<string> {
  refuseCommon(admin);
  // Every start may use the same command id; another ADMIN_EMAIL is another account all the same.
  const commandId = commandIdOf(admin, cause);
  const wanted = { ...admin, userType: 'admin', by: 'platform' } as const;
  const { account } = await openAccount(deps, wanted, { ...cause, commandId }).catch(refuseStart);
  return account.accountId;
}

/** What people are told in the app says nothing to who starts Suki. */
function refuseStart(error: unknown): never {
  if (!(error instanceof ApiError)) throw error;
  if (error.code === 'email_taken')
    throw new StartupError(
      'ADMIN_EMAIL is the address of somebody who is no admin: name one that nobody has, or let an admin make them one.',
      { cause: error },
    );
  throw new StartupError(`The first admin’s account can’t be opened for ADMIN_EMAIL: ${error.message}`, {
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
  // Kept in either case: a change of the configuration is spoken of once.
  await configured.keep(accountId, { secret: { hash, done: isTheirOwn }, expiresAt: null });
  return isTheirOwn ? 'changed_since' : set(deps, account, hash);
}

/**
 * What was configured last; `isTheirOwn`: the account has another password since, which somebody chose in the app. Accounts of
 * before 2026-11-23 have no note: theirs is the configured one unless it was ever changed.
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

/** A start that breaks off in between goes on with the same hash, and so with the same event. */
async function set(deps: Deps, account: Account, hash: string): Promise<FirstAdminStart> {
  const { commands, secretStore, now } = deps;
  const { accountId } = account;
  // First the hash: whoever is signed out by the event signs in with it.
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
    throw new StartupError(
      'ADMIN_PASSWORD is among the first that anybody would try: choose another one for the first admin.',
    );
}
