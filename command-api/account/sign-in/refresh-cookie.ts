import { REFRESH_TOKEN_HEADER } from '#contracts/headers.ts';
import type { CallContext } from '#contracts/calls/handlers.ts';

/**
 * Browsers get the refresh token in an HttpOnly, SameSite cookie; other clients request it in the body
 * (docs/decisions/refresh-cookie.md).
 */

/** The `__Secure-` prefix prevents setting it without TLS. The cookie's path rules out the stricter `__Host-`. */
const SECURE_COOKIE = '__Secure-suki_session';
const COOKIE = 'suki_session';
/** The only path that receives the cookie. */
const PATH = '/api/auth';

type Asked = Pick<CallContext, 'cookies' | 'header'>;

export type Presented = { token: string; by: 'cookie' | 'body' };

/** The refresh token in the body, else in the cookie if our page sent the call. */
export function presentedToken(call: Asked, inBody: string | undefined, secure: boolean): Presented | null {
  if (inBody !== undefined && inBody !== '') return { token: inBody, by: 'body' };
  const token = isFromOurPage(call) ? cookieIn(call.cookies, secure ? SECURE_COOKIE : COOKIE) : null;
  return token === null ? null : { token, by: 'cookie' };
}

/**
 * Where the next refresh token goes: as the call requests. Default: the cookie for a browser; the body for other clients and for
 * a token that came in the body. Our own pages always get the cookie, so that a script cannot obtain the token by a header.
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
 * SameSite=Strict does not cover other hosts of the same site or other ports. So the page's origin is checked by Fetch metadata
 * or `Origin`; a caller that sends neither is not a browser and has no cookie.
 */
function isFromOurPage({ header }: Asked): boolean {
  const site = header?.('Sec-Fetch-Site');
  if (site !== undefined) return site === 'same-origin';
  const origin = URL.parse(header?.('Origin') ?? '');
  return origin !== null && origin.host === header?.('Host');
}

/** Browsers send one of these headers with every POST, and scripts cannot remove it. */
function isBrowser({ header }: Asked): boolean {
  return header?.('Sec-Fetch-Site') !== undefined || header?.('Origin') !== undefined;
}

function cookieIn(cookies: string | undefined, name: string): string | null {
  const pairs = (cookies ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) || null;
}
