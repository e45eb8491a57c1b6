import { MINUTE_MS } from '#contracts/manila-time.ts';
import { tabStorage } from '../../app/browser-storage.ts';
import { storageKeys } from '../../app/storage-keys.ts';

/** As long as the server takes a code. */
const GOOD_MS = 15 * MINUTE_MS;

/**
 * When the code that lies in this address's inbox was mailed, in ms; null when there is none that is still good. Only
 * the last one counts, since an account has one code at a time: mailing another makes the one before worthless.
 */
export function mailedCodeAt(email: string, nowMs: number): number | null {
  const [to, at] = (tabStorage.getItem(storageKeys.mailedCode) ?? '').split(' ');
  const atMs = Number(at);
  return to === email && nowMs - atMs < GOOD_MS ? atMs : null;
}

export function noteMailedCode(email: string, atMs: number): void {
  tabStorage.setItem(storageKeys.mailedCode, `${email} ${atMs}`);
}
