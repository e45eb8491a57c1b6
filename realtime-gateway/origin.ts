import type { IncomingMessage } from 'node:http';

/**
 * Whether a page may open a socket: one of our own, or of an origin that the configuration names. A browser says in
 * `Origin` which page asks, and a page can't change it; so another site can't ride on what somebody's browser holds for us.
 * Without an Origin it is no page of another site but a program, or our own page's first poll: these need a token like
 * everybody. "Our own" is also the host that was asked for, since a Suki that is tried out has many names.
 */
export function mayComeFrom(request: Pick<IncomingMessage, 'headers'>, allowedOrigins: readonly string[]): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined) return true;
  const url = URL.parse(origin);
  if (url === null || !/^https?:$/.test(url.protocol)) return false;
  return allowedOrigins.includes(url.origin) || url.host === host;
}
