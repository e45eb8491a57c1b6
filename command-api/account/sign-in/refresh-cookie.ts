import { REFRESH_TOKEN_HEADER } from '#contracts/headers.ts';
import type { CallContext } from '#contracts/calls/handlers.ts';

/**
 * A browser keeps its refresh token in a cookie that no script can read and no other site makes it send; a program asks for
 * it in the body (docs/decisions/refresh-cookie.md).
 */

/** Over TLS no other host, and nobody on the way, can give a browser one under this name. Its path forbids the stricter `__Host-`. */
const SECURE_COOKIE = '__Secure-suki_session';
const COOKIE = 'suki_session';
/** Where it is sent, and nowhere else. */
const PATH = '/api/auth';

type Asked = Pick<CallContext, 'cookies' | 'header'>;

export type Presented = { token: string; by: 'cookie' | 'body' };

/** The refresh token of a call: the one in its body, else that of the cookie, if a page of ours sends it. */
export function presentedToken(call: Asked, inBody: string | undefined, secure: boolean): Presented | null {
  if (inBody !== undefined && inBody !== '') return { token: inBody, by: 'body' };
  const token = isFromOurPage(call) ? cookieIn(call.cookies, secure ? SECURE_COOKIE : COOKIE) : null;
  return token === null ? null : { token, by: 'cookie' };
}

/**
 * Where the next refresh token goes: where the call asks for it; unsaid, into the cookie of a browser, and into the body for
 * a program or for a token that came there. A page of ours gets it in the cookie, whatever is asked, and whether or not it
 * lets the cookie come along: a script on the page must not get it by a header.
 */
export function goesIntoBody(call: Asked, presented: Presented | null): boolean {
  if (isFromOurPage(call)) return false;
  const asked = call.header?.(REFRESH_TOKEN_HEADER);
  if (asked === 'body' || asked === 'cookie') return asked === 'body';
  return presented !== null || !isBrowser(call);
}

export function refreshCookie(
  token: string,
  { expiresAt, now, secure }: { expiresAt: Date; now: Date; secure: boolean },
): string {
  return cookie(token, Math.max(0, Math.floor((expiresAt.getTime() - now.getTime()) / 1000)), secure);
}

export function noRefreshCookie(secure: boolean): string {
  return cookie('', 0, secure);
}

function cookie(value: string, lifeSeconds: number, secure: boolean): string {
  const [name, more] = secure ? [SECURE_COOKIE, '; Secure'] : [COOKIE, ''];
  return `${name}=${value}; Path=${PATH}; Max-Age=${lifeSeconds}; HttpOnly; SameSite=Strict${more}`;
}

/**
 * Strict keeps other sites from sending the cookie; another host of the same site, or another port of this one, is no other
 * site to it. Browsers say which page asks, by Fetch metadata or `Origin`; what says neither is no browser, and has no cookie.
 */
function isFromOurPage({ header }: Asked): boolean {
  const site = header?.('Sec-Fetch-Site');
  if (site !== undefined) return site === 'same-origin';
  const origin = URL.parse(header?.('Origin') ?? '');
  return origin !== null && origin.host === header?.('Host');
}

/** A browser says one of these with every POST, and lets no script take it away. */
function isBrowser({ header }: Asked): boolean {
  return header?.('Sec-Fetch-Site') !== undefined || header?.('Origin') !== undefined;
}

function cookieIn(cookies: string | undefined, name: string): string | null {
  const pairs = (cookies ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) || null;
}
