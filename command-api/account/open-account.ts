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
  /** Without one it is a phone-only account: the number is proven, and carries a placeholder for its email. */
  email?: string | undefined;
  phone?: string | undefined;
  /** Without one they sign in by codes. */
  password?: string | undefined;
  firstName: string;
  lastName: string;
  userType: UserType;
  language?: Language | undefined;
  avatar?: string | null | undefined;
  /** Who opens it: for an account that the platform opens (first admin, demo data) the address counts as verified. */
  by: 'themselves' | 'platform';
  /** What they have shown to be theirs; an email that they have not is no name to sign in by (docs/decisions/hidden-addresses.md). */
  proves?: ContactKind | null | undefined;
};

type Deps = Pick<AccountDeps, 'commands' | 'secretStore' | 'passwords' | 'now'>;
/** The actor follows from who opens the account. */
export type Cause = Omit<CommandContext, 'actor' | 'now'>;

/**
 * Opens an account: claims its proven email or number, keeps the password, registers, applies as a worker. Its ids come from
 * the command's, so that the same command again ends in the same account, for whoever knows its password.
 */
export async function openAccount(deps: Deps, wanted: NewAccount, cause: Cause): Promise<Person> {
  const facts = factsOf(wanted, cause.commandId);
  const { accountId } = facts;
  const command = { type: 'RegisterAccount', data: { facts, by: wanted.by, proves: wanted.proves } } as const;
  // Before anything is claimed for an account that would never carry it.
  const { state: before } = await deps.commands.load(accountDecider, streams.account(accountId));
  const isThere = before.kind === 'account';
  const decided = accountDecider.decide(command, before);
  if (isRefusal(decided)) throw apiErrorOf(decided);
  if (!isThere && wanted.by === 'themselves') await requireWorkersWelcome(deps, wanted.userType);
  refuseCommonPassword(wanted);
  const hash = wanted.password ? await deps.passwords.hash(wanted.password) : null;
  // The time is read after the hash: that may have waited in line, and a claim holds for a minute.
  const own: CommandContext = {
    ...cause,
    now: deps.now().toISOString(),
    actor: wanted.by === 'platform' ? 'system' : { accountId, role: wanted.userType },
  };
  // An account that is there already has claimed its name: nobody keeps one by asking again.
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

/** What the platform opens has the password that its operator chose. */
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

/** What they will sign in with. An address that nobody proved is claimed when it is: it may be a stranger's. */
function provenNames({ email, phone, by, proves }: NewAccount): LoginName[] {
  if (email) return by === 'platform' || proves === 'email' ? [emailLogin(email)] : [];
  return phone ? [phoneLogin(phone)] : [];
}

/** Never over another one: a command id that someone else guessed must not set their password. */
async function keepPassword(
  { secretStore, passwords }: Deps,
  accountId: string,
  hash: string,
  password: string,
): Promise<void> {
  const known = await passwordHashes(secretStore).change(accountId, (secret) =>
    secret
      ? { to: 'unchanged', told: secret.hash }
      : { to: { secret: { hash, changes: 0 }, expiresAt: null }, told: null },
  );
  if (known !== null && !(await passwords.verify(password, known))) throw apiErrorOf(anotherRegistration());
}
