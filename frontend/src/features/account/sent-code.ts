import { MINUTE_MS } from '#contracts/manila-time.ts';
import { detailsOf, isCallError } from '../../api/call-error.ts';
import { tabStorage } from '../../browser/browser-storage.ts';
import { storageKeys } from '../../browser/storage-keys.ts';

/** The server's minimum interval between codes to one address, ms. */
export const RESEND_AFTER_MS = 30_000;

/** Validity and storage key of the last code. Email and SMS have one each. */
const byMail = { goodMs: 10 * MINUTE_MS, key: storageKeys.mailedCode };
const byText = { goodMs: 10 * MINUTE_MS, key: `${storageKeys.mailedCode}.byText` };
const wayTo = (address: string) => (address.includes('@') ? byMail : byText);

/**
 * When the valid code for this email or number was sent, in ms; null without one. Only the last code counts: sending
 * another may invalidate the previous one.
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

/** The code was not sent after all. */
export function forgetSentCode(address: string): void {
  const { key } = wayTo(address);
  if (tabStorage.getItem(key)?.startsWith(`${address} `)) tabStorage.removeItem(key);
}

/**
 * Whether the refusal means that a valid code was just sent. After the hourly limit the wait is longer, and there is
 * no valid code.
 */
export function isCodeJustSent(error: unknown): boolean {
  if (!isCallError(error) || error.code !== 'too_many_requests') return false;
  const { retryAfterSeconds } = detailsOf(error);
  return typeof retryAfterSeconds === 'number' && retryAfterSeconds * 1000 <= RESEND_AFTER_MS;
}
