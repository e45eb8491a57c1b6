import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import type { Account } from '#contracts/account/account-fold.ts';
import type { CallContext } from '#contracts/calls/handlers.ts';
import type { AccountDeps } from '../deps.ts';
import { passwordHashes } from '../passwords/password-hashes.ts';
import { deviceCookie, deviceOwnerOf, knownDevice } from './known-devices.ts';

/** Browsers that signed in to an account before, by whichever way. */

type Deps = Pick<AccountDeps, 'secretStore' | 'now' | 'secureCookies'>;

/** Signs the cookies of an account that has no password. */
const DeviceKey = z.object({ key: z.string() });

async function ownerOf({ secretStore }: Deps, account: Account) {
  const password = await passwordHashes(secretStore).read(account.accountId);
  if (password) return deviceOwnerOf(account, password.hash);
  const keys = secretStore.collection('device-key', DeviceKey);
  const key = await keys.change(account.accountId, (known) => {
    if (known) return { to: 'unchanged', told: known.key };
    const made = randomBytes(32).toString('base64url');
    return { to: { secret: { key: made }, expiresAt: null }, told: made };
  });
  return deviceOwnerOf(account, key);
}

export async function isKnownBrowser(deps: Deps, account: Account, { cookies }: CallContext): Promise<boolean> {
  const at = { now: deps.now(), secure: deps.secureCookies ?? false };
  return knownDevice(cookies, await ownerOf(deps, account), at) !== null;
}

export async function rememberBrowser(deps: Deps, account: Account, call: CallContext): Promise<void> {
  const at = { now: deps.now(), secure: deps.secureCookies ?? false };
  call.setHeader('Set-Cookie', deviceCookie(call.cookies, await ownerOf(deps, account), at));
}
