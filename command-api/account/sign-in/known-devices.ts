import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Account } from '#contracts/account/account-fold.ts';
import { DAY_MS } from '#contracts/manila-time.ts';

/**
 * A browser that has signed in keeps a cookie which says so: then guesses of strangers elsewhere don't make its owner
 * wait. It is no key to the account, only to a count of wrong guesses of its own. Signed with the password's hash and the
 * second factors that there were, it is worth nothing once either is another: whoever has but the password could else
 * collect cookies, and guess at the second factor with each. (OWASP: "Slow Down Online Guessing Attacks with Device Cookies".)
 */

/** Over TLS no other host, and nobody on the way, can give a browser one under this name. */
const SECURE_COOKIE = '__Host-suki_device';
const COOKIE = 'suki_device';
const LIFE_MS = 180 * DAY_MS;
/** A family shares a tablet. */
const MOST_ACCOUNTS = 5;
const TOKEN = /^([\w-]{1,64})\.([\w-]{22})\.([0-9a-z]{1,12})\.([\w-]{43})$/;

/** `secret`: what the cookie is signed with. */
type Owner = { accountId: string; secret: string };
type Moment = { now: Date; /** Cookies go over TLS alone. */ secure: boolean };

export function deviceOwnerOf(
  { accountId, secondFactors }: Pick<Account, 'accountId' | 'secondFactors'>,
  passwordHash: string,
): Owner {
  return { accountId, secret: ['suki device', passwordHash, ...secondFactors].join(' ') };
}

/** The id of the device that the cookie proves for this account; null where it proves none. */
export function knownDevice(
  cookies: string | undefined,
  { accountId, secret }: Owner,
  { now, secure }: Moment,
): string | null {
  for (const token of tokensIn(cookies, secure)) {
    const [, of, deviceId, expires, signature] = TOKEN.exec(token) ?? [];
    if (of !== accountId || !deviceId || !expires || !signature) continue;
    const isRight = timingSafeEqual(
      Buffer.from(signature),
      Buffer.from(signatureOf(`${of}.${deviceId}.${expires}`, secret)),
    );
    if (isRight && Number.parseInt(expires, 36) > now.getTime()) return deviceId;
  }
  return null;
}

/** Of which accounts the browser says that it signed in to them; whether it did is not looked at here. */
export function accountsIn(cookies: string | undefined, secure: boolean): string[] {
  return tokensIn(cookies, secure).flatMap((token) => TOKEN.exec(token)?.[1] ?? []);
}

/** The `Set-Cookie` after a sign-in: a new token for this account, and what the browser holds of others. */
export function deviceCookie(
  cookies: string | undefined,
  { accountId, secret }: Owner,
  { now, secure }: Moment,
): string {
  const claims = `${accountId}.${randomBytes(16).toString('base64url')}.${(now.getTime() + LIFE_MS).toString(36)}`;
  const others = tokensIn(cookies, secure).filter((token) => TOKEN.test(token) && !token.startsWith(`${accountId}.`));
  const value = [`${claims}.${signatureOf(claims, secret)}`, ...others].slice(0, MOST_ACCOUNTS).join('~');
  const [name, path] = secure ? [SECURE_COOKIE, '/'] : [COOKIE, '/api/auth'];
  return `${name}=${value}; Path=${path}; Max-Age=${LIFE_MS / 1000}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
}

function tokensIn(cookies: string | undefined, secure: boolean): string[] {
  const name = secure ? SECURE_COOKIE : COOKIE;
  const pairs = (cookies ?? '').split(';').map((pair) => pair.trim());
  const value = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? '';
  return value.split('~').filter(Boolean).slice(0, MOST_ACCOUNTS);
}

/** 43 characters of base64url. */
function signatureOf(claims: string, secret: string): string {
  return createHmac('sha256', secret).update(claims).digest('base64url');
}
