import { type Account, RESERVED_MS } from '#contracts/account/account-fold.ts';
import { streams } from '#contracts/events/streams.ts';
import { DAY_MS } from '#contracts/manila-time.ts';
import { stepOf } from '../../command-handling/command-context.ts';
import type { CommandContext, CommandHandler } from '../../command-handling/command-handler.ts';
import { isProvenContact } from '../contact/contacts.ts';
import { accountDecider } from '../decider.ts';
import { releaseUnusedNumber } from '../phone/number-use.ts';
import { loginDecider } from './login-decider.ts';
import { type AnyLogin, type CloudLogin, type LoginName, loginStream, type PasskeyLogin } from './login-name.ts';

/**
 * An email or phone number belongs to one account: its login stream is claimed before the account's own event. A claim can be
 * taken over if a crash left it without an account, or its account no longer has the login, or it was not proven in time: an
 * unproven number reserves nothing, an unproven email is reserved for a week.
 */

const UNPROVEN_EMAIL_MS = 7 * DAY_MS;

/** Whether the account has this email or number (proven or not), cloud login or passkey. */
export function carriesLogin(account: Account, login: AnyLogin): boolean {
  // A finally closed account frees its logins.
  if (account.closure?.isFinal) return false;
  if ('credentialId' in login) return account.passkeys.some(({ credentialId }) => credentialId === login.credentialId);
  if (!('subject' in login)) return account[login.kind] === login.value;
  return account.cloudSignIns.some((one) => one.provider === login.kind && one.subject === login.subject);
}

/** Cloud logins and passkeys are always proven. */
function isProvenLogin(account: Account, login: AnyLogin): boolean {
  const isContact = login.kind === 'email' || login.kind === 'phone';
  return carriesLogin(account, login) && (!isContact || isProvenContact(account, login.kind));
}

/** A former address stays reserved while its change can be undone. */
function isReserved({ contactChanges }: Account, { kind, value }: AnyLogin, now: string): boolean {
  return contactChanges.some(
    (change) =>
      change.kind === kind &&
      change.former === value &&
      change.formerProven &&
      Date.parse(now) < Date.parse(change.undoUntil) + RESERVED_MS,
  );
}

/** The account that can sign in with this login. A claim alone does not suffice, nor does an unproven number. */
export async function accountWithLogin(commands: CommandHandler, login: LoginName): Promise<Account | undefined> {
  return (await accountWithClaim(commands, loginStream(login)))?.account;
}

/** The same for a login stream; also returns the login. */
export async function accountWithClaim(
  commands: CommandHandler,
  stream: string,
): Promise<{ account: Account; login: LoginName } | undefined> {
  const { state } = await commands.load(loginDecider, stream);
  if (state.kind === 'free') return undefined;
  const { state: account } = await commands.load(accountDecider, streams.account(state.accountId));
  if (account.kind === 'none') return undefined;
  const login = namesOf(account).find((name) => loginStream(name) === stream);
  return login && { account, login };
}

/** The account of a cloud login or passkey. */
export async function accountOpenedBy(
  commands: CommandHandler,
  login: CloudLogin | PasskeyLogin,
): Promise<Account | undefined> {
  const { state } = await commands.load(loginDecider, loginStream(login));
  if (state.kind === 'free') return undefined;
  const { state: account } = await commands.load(accountDecider, streams.account(state.accountId));
  return account.kind === 'account' && carriesLogin(account, login) ? account : undefined;
}

function namesOf(account: Account): LoginName[] {
  const { email, phone } = account;
  if (account.closure?.isFinal) return [];
  const names: LoginName[] = email === null ? [] : [{ kind: 'email', value: email }];
  return phone !== null && isProvenContact(account, 'phone') ? [...names, { kind: 'phone', value: phone }] : names;
}

/** A login and the number of its claim. */
type Claim = { login: AnyLogin; claims: number };

/** Claims all logins, or none if one is refused. `releaseUnused` releases those that the account does not use in the end. */
export async function claimLogins(
  commands: CommandHandler,
  accountId: string,
  logins: readonly AnyLogin[],
  context: CommandContext,
): Promise<{ releaseUnused(): Promise<void> }> {
  const claimed: Claim[] = [];
  const releaseUnused = async () => {
    const { state } = await commands.loadNewest(accountDecider, streams.account(accountId));
    const unused = claimed.filter(({ login }) => state.kind === 'none' || !carriesLogin(state, login));
    await releaseLogins(commands, accountId, unused, context);
  };
  try {
    for (const login of logins) claimed.push(...(await claim(commands, accountId, login, context)));
  } catch (error) {
    await releaseUnused();
    throw error;
  }
  return { releaseUnused };
}

/** The new claims; none if the account had claimed the login, even for another pending change. */
async function claim(
  commands: CommandHandler,
  accountId: string,
  login: AnyLogin,
  context: CommandContext,
): Promise<Claim[]> {
  if (login.kind === 'phone') await releaseFromOwner(commands, accountId, login, context);
  const leftBehindBy = await staleClaimOwner(commands, accountId, login, context.now);
  const { state, events } = await commands.handle(
    loginDecider,
    loginStream(login),
    { type: 'ClaimLogin', data: { accountId, kind: login.kind, now: context.now, leftBehindBy } },
    stepOf(context),
  );
  const wasOwn = events.length === 0 || (state.kind === 'claimed' && state.isRenewed);
  return wasOwn ? [] : [{ login, claims: state.claims }];
}

/** Releases a number that another person has proven and its account has not used for long. */
async function releaseFromOwner(
  commands: CommandHandler,
  accountId: string,
  login: LoginName,
  context: CommandContext,
): Promise<void> {
  const { state } = await commands.load(loginDecider, loginStream(login));
  if (state.kind === 'free' || state.accountId === accountId) return;
  const { state: owner } = await commands.loadNewest(accountDecider, streams.account(state.accountId));
  if (owner.kind === 'account') await releaseUnusedNumber(commands, owner, login, context);
}

/** Id of the account whose claim may be taken over (or renewed, by its owner); null without a claim or if it is valid. */
async function staleClaimOwner(
  commands: CommandHandler,
  accountId: string,
  login: AnyLogin,
  now: string,
): Promise<string | null> {
  const { state } = await commands.load(loginDecider, loginStream(login));
  if (state.kind === 'free') return null;
  const { state: owner } = await commands.loadNewest(accountDecider, streams.account(state.accountId));
  if (owner.kind === 'none') return state.accountId;
  if (isProvenLogin(owner, login) || isReserved(owner, login, now)) return null;
  const inTime =
    login.kind === 'email' && carriesLogin(owner, login) && Date.parse(now) - Date.parse(state.at) < UNPROVEN_EMAIL_MS;
  return inTime && state.accountId !== accountId ? null : state.accountId;
}

async function releaseLogins(
  commands: CommandHandler,
  accountId: string,
  unused: readonly Claim[],
  context: CommandContext,
): Promise<void> {
  for (const { login, claims } of unused) {
    await commands.handle(
      loginDecider,
      loginStream(login),
      { type: 'ReleaseLogin', data: { accountId, claims } },
      stepOf(context),
    );
  }
}
