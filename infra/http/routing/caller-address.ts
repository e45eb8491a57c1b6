import type { Request } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';

/** One home or phone holds a whole IPv6 /64 and may use any address in it. */
const IPV6_PREFIX = 64;

/** The caller's address for limits: an IPv4 address, or the /64 network of an IPv6 one. */
export function callerAddress({ ip }: Pick<Request, 'ip'>): string {
  return ip === undefined ? 'unknown' : ipKeyGenerator(ip, IPV6_PREFIX);
}
