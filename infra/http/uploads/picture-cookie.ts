import type { Request } from 'express';

/**
 * The access token in a cookie for pictures, which pages load without headers. Scripts cannot read it, other sites'
 * pages cannot make a browser send it, and only the endpoint for pictures accepts it.
 */

const SECURE_COOKIE = '__Secure-suki_pictures';
const COOKIE = 'suki_pictures';
const PATH = '/api/files';

export function pictureCookie(accessToken: string, lifeSeconds: number, secure: boolean): string {
  const [name, more] = secure ? [SECURE_COOKIE, '; Secure'] : [COOKIE, ''];
  return `${name}=${accessToken}; Path=${PATH}; Max-Age=${lifeSeconds}; HttpOnly; SameSite=Strict${more}`;
}

export function noPictureCookie(secure: boolean): string {
  return pictureCookie('', 0, secure);
}

/** Programs send the token in the header, as for every endpoint. */
export function pictureToken(request: Pick<Request, 'headers'>): string | undefined {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ');
  if (scheme?.toLowerCase() === 'bearer' && token) return token;
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim());
  const found = [SECURE_COOKIE, COOKIE].flatMap((name) => pairs.find((pair) => pair.startsWith(`${name}=`)) ?? [])[0];
  return found?.slice(found.indexOf('=') + 1) || undefined;
}
