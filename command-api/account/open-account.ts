import { placeholderEmailOf } from '#contracts/account/placeholder-email.ts';
import { errorCodes } from '#contracts/errors.ts';
import type { ContactKind } from '#contracts/events/account.ts';
import { streams } from '#contracts/events/streams.ts';
import type { Language, UserType } from '#contracts/roles.ts';
import { isRefusal } from '#contracts/refusal.ts';
import { ApiError, apiErrorOf } from '#contracts/api-error.ts';
import { derivedId } from '#infra/eventing/ids.ts';
import type { CommandContext } from '../command-handling/command-handler.ts';
import type { RegisterAccount } from './commands.ts';
import { accountDecider } from './decider.ts';
import type { AccountDeps } from './deps.ts';
import { requireWorkersWelcome } from './joining-workers.ts';
import { claimLogins } from './logins/login-claims.ts';
import { emailLogin, type LoginName, phoneLogin } from './logins/login-name.ts';
import { passwordHashes } from './passwords/password-hashes.ts';
import { anotherRegistration } from './decide-registration.ts';
import { existing, ensureWorker, type Person } from './person.ts';
import { isRefusedPassword } from './passwords/refused-passwords.ts';

export type NewAccount = {
  /** Absent: a phone-only account with a proven number and a placeholder email. */
  email?: string | undefined;
  phone?: string | undefined;
  /** Absent: the person signs in by codes. */
  password?: string | undefined;
  firstName: string;
  lastName: string;
  userType: UserType;
  language?: Language | undefined;
  avatar?: string | null | undefined;
  /** Opener; addresses of accounts that the platform opens (first admin, demo data) count as verified. */
  by: 'themselves' | 'platform';
  /** The proven address; an unproven email cannot sign in (docs/decisions/hidden-addresses.md). */
  proves?: ContactKind | null | undefined;
};

type Deps = Pick<AccountDeps, 'commands' | 'secretStore' | 'passwords' | 'now'>;
/** Context without the actor, which follows from the opener. */
export type Cause = Omit<CommandContext, 'actor' | 'now'>;

/**
 * Opens an account: claims its proven email or number, stores the password, registers, and applies as a worker. Ids derive from
 * the command's, so that a repeated command returns the same account to a caller who knows its password.
 */
export async function openAccount(deps: Deps, wanted: NewAccount, cause: Cause): Promise<Person> {
  const facts = factsOf(wanted, cause.commandId);
  const { accountId } = facts;
  const command = { type: 'RegisterAccount', data: { facts, by: wanted.by, proves: wanted.proves } } as const;
  // Checked first, so that nothing is claimed for an account that cannot be opened.
  const { state: before } = await deps.commands.load(accountDecider, streams.account(accountId));
  const isThere = before.kind === 'account';
  const decided = accountDecider.decide(command, before);
  if (isRefusal(decided)) throw apiErrorOf(decided);
  if (!isThere && wanted.by === 'themselves') await requireWorkersWelcome(deps, wanted.userType);
  refuseCommonPassword(wanted);
  const hash = wanted.password ? await deps.passwords.hash(wanted.password) : null;
  // Read the time after hashing, which may have queued: a claim is valid for a minute.
  const own: CommandContext = {
    ...cause,
    now: deps.now().toISOString(),
    actor: wanted.by === 'platform' ? 'system' : { accountId, role: wanted.userType },
  };
  // An existing account has made its claims; repeating must not extend them.
  const claims = await claimLogins(deps.commands, accountId, isThere ? [] : provenNames(wanted), own);
  try {
    if (hash !== null && wanted.password) await keepPassword(deps, accountId, hash, wanted.password);
    const { state, position } = await deps.commands.handle(accountDecider, streams.account(accountId), command, own);
    return await ensureWorker(deps.commands, { account: existing(state), position }, own);
  } catch (error) {
    await claims.releaseUnused();
    throw error;
  }
}

/** Accounts opened by the platform are exempt: an operator chose the password. */
function refuseCommonPassword({ by, password, email = '', firstName, lastName }: NewAccount): void {
  if (by === 'platform' || !password || !isRefusedPassword(password, { email, firstName, lastName })) return;
  throw new ApiError('common_password', {
    errors: [{ path: 'password', message: errorCodes.common_password.message }],
  });
}

function factsOf(wanted: NewAccount, commandId: string): RegisterAccount['facts'] {
  const { firstName, lastName, userType } = wanted;
  const accountId = derivedId('account', commandId);
  return {
    accountId,
    email: wanted.email ? emailLogin(wanted.email).value : placeholderEmailOf(accountId),
    phone: wanted.phone ? phoneLogin(wanted.phone).value : null,
    firstName,
    lastName,
    userType,
    workerId: userType === 'worker' ? derivedId('worker', commandId) : null,
    avatar: wanted.avatar ?? null,
    language: wanted.language ?? 'en',
    ...(!wanted.email && { hasPassword: Boolean(wanted.password) }),
  };
}

/** Logins to claim: proven ones only, since an unproven address may be a stranger's. */
function provenNames({ email, phone, by, proves }: NewAccount): LoginName[] {
  if (email) return by === 'platform' || proves === 'email' ? [emailLogin(email)] : [];
  return phone ? [phoneLogin(phone)] : [];
}

/** Never replaces a password: a guessed command id must not overwrite another person's. */
async function keepPassword(
  { secretStore, passwords }: Deps,
  accountId: string,
  hash: string,
  password: string,
): Promise<void> {
  const known = await passwordHashes(secretStore).change(accountId, (secret) =>
    secret
      ? { to: 'unchanged', result: secret.hash }
      : { to: { secret: { hash, changes: 0 }, expiresAt: null }, result: null },
  );
  if (known !== null && !(await passwords.verify(password, known))) throw apiErrorOf(anotherRegistration());
}
