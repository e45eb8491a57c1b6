import { Resolver } from 'node:dns/promises';

/** Time limit of one question to one name server. */
const TIMEOUT_MS = 2000;
const TRIES = 2;

/**
 * Resolves a name on the internet, IPv4 first. Not by getaddrinfo, which cannot be cancelled: a slow name server would
 * hold threads that files and other names wait for. `servers`: name servers to use instead of the machine's own.
 */
export async function resolveHost(host: string, giveUp: AbortSignal, servers?: readonly string[]): Promise<string[]> {
  giveUp.throwIfAborted();
  if (isLocalhost(host)) return ['127.0.0.1', '::1'];
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: TRIES });
  if (servers) resolver.setServers(servers);
  const cancel = () => resolver.cancel();
  giveUp.addEventListener('abort', cancel, { once: true });
  try {
    const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
    const addresses = found.flatMap((each) => (each.status === 'fulfilled' ? each.value : []));
    const [first] = found;
    if (addresses.length === 0 && first.status === 'rejected') throw first.reason;
    return addresses;
  } finally {
    giveUp.removeEventListener('abort', cancel);
  }
}

/** This machine's own name is not sent to a name server (RFC 6761, section 6.3). */
function isLocalhost(host: string): boolean {
  return /(^|\.)localhost\.?$/i.test(host);
}
