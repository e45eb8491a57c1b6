const local = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Where the API is: `/api` on the app's own origin unless the build names another. A local address is replaced by the
 * page's own origin once the page itself is not local, and http becomes https on an https page (specification section 9).
 */
export function apiBaseOf(
  configured: string | undefined,
  page: { origin: string; protocol: string; hostname: string },
): string {
  if (!configured) return '/api';
  const url = new URL(configured, page.origin);
  if (local.has(url.hostname) && !local.has(page.hostname)) return '/api';
  if (page.protocol === 'https:' && url.protocol === 'http:') url.protocol = 'https:';
  return url.href.replace(/\/$/, '');
}

export function apiBase(): string {
  return apiBaseOf(import.meta.env.VITE_API_URL, window.location);
}

/** The host that the sockets speak to; empty for the page's own. */
export function socketHost(): string {
  const base = apiBase();
  return base.startsWith('/') ? '' : new URL(base).origin;
}
