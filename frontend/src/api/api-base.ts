const local = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Base URL of the API: `/api` on the app's own origin unless the build sets another. On a non-local page a local
 * address is replaced by the page's origin, and on an https page http becomes https (specification section 9).
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

/** Host of the sockets; empty for the page's own. */
export function socketHost(): string {
  const base = apiBase();
  return base.startsWith('/') ? '' : new URL(base).origin;
}
