import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const loopback = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];
const saysOfProxies = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

/**
 * Metrics tell how busy Suki is and on what it runs. With a token whoever shows it may read them; without one only the
 * machine itself, and nobody through a proxy on it: what counts is who is connected, not what they say of themselves.
 */
export function mayReadMetrics(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  token: string | null,
): boolean {
  if (token !== null) return isSame(headers.authorization ?? '', `Bearer ${token}`);
  return loopback.includes(socket.remoteAddress ?? '') && saysOfProxies.every((name) => headers[name] === undefined);
}

/** In the same time, whatever was sent. */
function isSame(sent: string, wanted: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(sent), digest(wanted));
}
