import { isIP } from 'node:net';

/**
 * Proxies whose X-Forwarded-For counts, in the form of Express's "trust proxy": a number of proxies, all, none, or
 * addresses.
 */
export type TrustProxy = number | boolean | readonly string[];

const places = ['loopback', 'linklocal', 'uniquelocal'];
const longestPrefix: Readonly<Record<number, number>> = { 4: 32, 6: 128 };

/** Parses `2`, `true`, `false` and lists like `loopback,10.0.0.0/8`. Null for anything else. */
export function trustProxyIn(text: string): TrustProxy | null {
  if (text === 'true' || text === 'false') return text === 'true';
  if (/^\d{1,2}$/.test(text)) return Number(text);
  const proxies = text.split(',').map((proxy) => proxy.trim());
  return proxies.every((proxy) => places.includes(proxy) || isNetwork(proxy)) ? proxies : null;
}

/** An address or a network like `10.0.0.0/8`, without a zone (`fe80::1%eth0`), which Express supports only in part. */
function isNetwork(text: string): boolean {
  const [address = '', prefix, ...more] = text.split('/');
  const longest = longestPrefix[isIP(address)];
  if (longest === undefined || address.includes('%') || more.length > 0) return false;
  return prefix === undefined || (/^\d+$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= longest);
}
