import type { IncomingMessage } from 'node:http';

/**
 * Whether a page may open a socket: a page of Suki's own, or of an origin in the configuration. Browsers set `Origin`
 * and pages cannot change it, so another site cannot use the user's session. Requests without `Origin` come from
 * programs or from our own page's first poll, and need a token like all others. The requested host also counts as own,
 * since one installation may have several host names.
 */
export function isAllowedOrigin(request: Pick<IncomingMessage, 'headers'>, allowedOrigins: readonly string[]): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined) return true;
  const url = URL.parse(origin);
  if (url === null || !/^https?:$/.test(url.protocol)) return false;
  return allowedOrigins.includes(url.origin) || url.host === host;
}
