import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Account } from '#contracts/account/account-fold.ts';
import { DAY_MS } from '#contracts/manila-time.ts';

/**
 * Device cookies (OWASP: "Slow Down Online Guessing Attacks with Device Cookies"): a browser that has signed in gets a
 * separate count of wrong guesses, so that strangers' guesses do not delay the owner. The cookie gives no access. It is signed
 * with the password hash and the second factors and is invalid once either changes: otherwise a thief of the password could
 * collect cookies and guess at the second factor with each.
 */

/** With the `__Host-` prefix, no other host and no attacker on the network can set this cookie. */
const SECURE_COOKIE = '__Host-suki_device';
const COOKIE = 'suki_device';
const LIFE_MS = 180 * DAY_MS;
/** For shared devices. */
const MOST_ACCOUNTS = 5;
const TOKEN = /^([\w-]{1,64})\.([\w-]{22})\.([0-9a-z]{1,12})\.([\w-]{43})$/;

/** `secret`: signs the cookie. */
type Owner = { accountId: string; secret: string };
type Moment = { now: Date; /** Cookies are sent over TLS only. */ secure: boolean };

export function deviceOwnerOf(
  { accountId, secondFactors }: Pick<Account, 'accountId' | 'secondFactors'>,
  passwordHash: string,
): Owner {
  return { accountId, secret: ['suki device', passwordHash, ...secondFactors].join(' ') };
}

/** Device id of a valid cookie for this account, else null. */
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

/** Account ids that the cookie names; not verified. */
export function accountsIn(cookies: string | undefined, secure: boolean): string[] {
  return tokensIn(cookies, secure).flatMap((token) => TOKEN.exec(token)?.[1] ?? []);
}

/** `Set-Cookie` after a sign-in: a new token for this account and the browser's tokens of others. */
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
