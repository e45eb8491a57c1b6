import { createHmac, timingSafeEqual } from 'node:crypto';

/** Older webhooks are rejected as replays; also the tolerated clock difference. */
const WINDOW_MS = 5 * 60_000;

/** HMAC-SHA256 over `seconds.rawBody`, in hex. */
export function signatureOf(secret: string, seconds: string, rawBody: Uint8Array): string {
  return createHmac('sha256', secret).update(`${seconds}.`).update(rawBody).digest('hex');
}

/** Parses `t=1496734173,te=…,li=…`. */
export function signatureParts(header: string | undefined): Record<string, string> {
  const parts = (header ?? '').split(',').map((part) => part.trim().split('=', 2));
  return Object.fromEntries(parts.flatMap(([name, value]) => (name && value ? [[name, value]] : [])));
}

/** Whether the signature matches the secret (constant-time comparison) and is within minutes of `now`. */
export function isSigned({
  secret,
  seconds,
  signature,
  rawBody,
  now,
}: {
  secret: string;
  seconds: string | undefined;
  signature: string | undefined;
  rawBody: Uint8Array;
  now: Date;
}): boolean {
  if (!seconds || !/^\d{1,12}$/.test(seconds) || !signature) return false;
  if (Math.abs(now.getTime() - Number(seconds) * 1000) > WINDOW_MS) return false;
  const expected = Buffer.from(signatureOf(secret, seconds, rawBody));
  const given = Buffer.from(signature.toLowerCase());
  return given.length === expected.length && timingSafeEqual(given, expected);
}
