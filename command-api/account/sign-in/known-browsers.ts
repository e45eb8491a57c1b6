import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import type { Account } from '#contracts/account/account-fold.ts';
import type { CallContext } from '#contracts/calls/handlers.ts';
import type { AccountDeps } from '../deps.ts';
import { passwordHashes } from '../passwords/password-hashes.ts';
import { streams } from '#contracts/events/streams.ts';
import { isProvenContact } from '../contact/contacts.ts';
import { accountDecider } from '../decider.ts';
import type { LoginName } from '../logins/login-name.ts';
import { accountsIn, deviceCookie, deviceOwnerOf, knownDevice } from './known-devices.ts';

/** Browsers that signed in to an account before, by any method. */

type Deps = Pick<AccountDeps, 'secretStore' | 'now' | 'secureCookies'>;

/** Signs the cookies of an account that has no password. */
const DeviceKey = z.object({ key: z.string() });

export type KnownBrowser = { accountId: string; deviceId: string };

async function ownerOf({ secretStore }: Deps, account: Account) {
  const password = await passwordHashes(secretStore).read(account.accountId);
  if (password) return deviceOwnerOf(account, password.hash);
  const keys = secretStore.collection('device-key', DeviceKey);
  const key = await keys.change(account.accountId, (known) => {
    if (known) return { to: 'unchanged', result: known.key };
    const made = randomBytes(32).toString('base64url');
    return { to: { secret: { key: made }, expiresAt: null }, result: made };
  });
  return deviceOwnerOf(account, key);
}

export async function isKnownBrowser(deps: Deps, account: Account, { cookies }: CallContext): Promise<boolean> {
  const at = { now: deps.now(), secure: deps.secureCookies ?? false };
  return knownDevice(cookies, await ownerOf(deps, account), at) !== null;
}

/**
 * The known browser of the account that has proven this address; else null. Without a cookie nothing is looked up.
 */
export async function knownBrowserOf(
  deps: Deps & Pick<AccountDeps, 'commands'>,
  { kind, value }: LoginName,
  { cookies }: Pick<CallContext, 'cookies'>,
): Promise<KnownBrowser | null> {
  const at = { now: deps.now(), secure: deps.secureCookies ?? false };
  for (const accountId of accountsIn(cookies, at.secure)) {
    const { state } = await deps.commands.load(accountDecider, streams.account(accountId));
    if (state.kind === 'none' || state[kind]?.toLowerCase() !== value || !isProvenContact(state, kind)) continue;
    const deviceId = knownDevice(cookies, await ownerOf(deps, state), at);
    if (deviceId !== null) return { accountId, deviceId };
  }
  return null;
}

export async function rememberBrowser(deps: Deps, account: Account, call: CallContext): Promise<void> {
  const at = { now: deps.now(), secure: deps.secureCookies ?? false };
  call.setHeader('Set-Cookie', deviceCookie(call.cookies, await ownerOf(deps, account), at));
}
