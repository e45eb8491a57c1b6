import { MINUTE_MS } from '#contracts/manila-time.ts';
import { detailsOf, isCallError } from '../../api/call-error.ts';
import { tabStorage } from '../../browser/browser-storage.ts';
import { storageKeys } from '../../browser/storage-keys.ts';

/** The server lets so much time pass between two codes to one address. */
export const RESEND_AFTER_MS = 30_000;

/** As long as the server takes a code, and where the browser notes the last one: by mail and by text there is one each. */
const byMail = { goodMs: 10 * MINUTE_MS, key: storageKeys.mailedCode };
const byText = { goodMs: 10 * MINUTE_MS, key: `${storageKeys.mailedCode}.byText` };
const wayTo = (address: string) => (address.includes('@') ? byMail : byText);

/**
 * When the code that has come to this email or number was sent, in ms; null when there is none that is still good. Only
 * the last one counts: sending another may have made the one before worthless.
 */
export function sentCodeAt(address: string, nowMs: number): number | null {
  const { goodMs, key } = wayTo(address);
  const [to, at] = (tabStorage.getItem(key) ?? '').split(' ');
  const atMs = Number(at);
  return to === address && nowMs - atMs < goodMs ? atMs : null;
}

export function noteSentCode(address: string, atMs: number): void {
  tabStorage.setItem(wayTo(address).key, `${address} ${atMs}`);
}

/** None was sent there after all. */
export function forgetSentCode(address: string): void {
  const { key } = wayTo(address);
  if (tabStorage.getItem(key)?.startsWith(`${address} `)) tabStorage.removeItem(key);
}

/** Refused, because a code went there a moment ago that is still good. Whoever has used up an hour's codes waits longer, for none. */
export function isCodeJustSent(error: unknown): boolean {
  if (!isCallError(error) || error.code !== 'too_many_requests') return false;
  const { retryAfterSeconds } = detailsOf(error);
  return typeof retryAfterSeconds === 'number' && retryAfterSeconds * 1000 <= RESEND_AFTER_MS;
}
