import { storageKeys } from '../../app/storage-keys.ts';
import { BookingDraft, isEmpty } from './draft.ts';

const DISMISSED = 'suki.bookingDraftDismissed';

/** An unreadable draft is no draft. */
export function readDraft(): BookingDraft {
  try {
    return BookingDraft.parse(JSON.parse(localStorage.getItem(storageKeys.bookingDraft) ?? '{}'));
  } catch {
    return {};
  }
}

export function storeDraft(draft: BookingDraft): void {
  if (isEmpty(draft)) localStorage.removeItem(storageKeys.bookingDraft);
  else localStorage.setItem(storageKeys.bookingDraft, JSON.stringify(draft));
}

/** The draft whose banner was dismissed in this session, by its fingerprint. */
export function readDismissed(): string | null {
  return sessionStorage.getItem(DISMISSED);
}

export function storeDismissed(fingerprint: string | null): void {
  if (fingerprint === null) sessionStorage.removeItem(DISMISSED);
  else sessionStorage.setItem(DISMISSED, fingerprint);
}
