import { browserStorage, tabStorage } from '../../../browser/browser-storage.ts';
import { storageKeys } from '../../../browser/storage-keys.ts';
import { BookingDraft, isEmpty } from './draft.ts';

const DISMISSED = 'suki.bookingDraftDismissed';

/** An unreadable draft is discarded. */
export function readDraft(): BookingDraft {
  try {
    return BookingDraft.parse(JSON.parse(browserStorage.getItem(storageKeys.bookingDraft) ?? '{}'));
  } catch {
    return {};
  }
}

export function storeDraft(draft: BookingDraft): void {
  if (isEmpty(draft)) browserStorage.removeItem(storageKeys.bookingDraft);
  else browserStorage.setItem(storageKeys.bookingDraft, JSON.stringify(draft));
}

/** Fingerprint of the draft whose banner was dismissed in this session. */
export function readDismissed(): string | null {
  return tabStorage.getItem(DISMISSED);
}

export function storeDismissed(fingerprint: string | null): void {
  if (fingerprint === null) tabStorage.removeItem(DISMISSED);
  else tabStorage.setItem(DISMISSED, fingerprint);
}
