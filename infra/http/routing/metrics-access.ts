import type { IncomingMessage } from 'node:http';
import { isSameSecret } from '../../service/same-secret.ts';

const loopback = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];
const saysOfProxies = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

/**
 * Metrics reveal load and platform details. With a token, its bearer may read them; without one, only a loopback
 * connection that is not proxied. The connection counts, not its headers.
 */
export function mayReadMetrics(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  token: string | null,
): boolean {
  if (token !== null) return isSameSecret(headers.authorization, `Bearer ${token}`);
  return loopback.includes(socket.remoteAddress ?? '') && saysOfProxies.every((name) => headers[name] === undefined);
}
