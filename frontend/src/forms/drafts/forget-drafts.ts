import { browserStorage } from '../../browser/browser-storage.ts';
import { storageKeys } from '../../browser/storage-keys.ts';

/**
 * Deletes all drafts on sign-out or a change of user. Files without a mark have no owner; `drafts.ts` later deletes
 * those that could not be deleted here.
 */
export async function forgetDrafts(): Promise<void> {
  browserStorage.removeItem(storageKeys.drafts);
  await import('./draft-files.ts').then(({ draftFiles }) => draftFiles.clear()).catch(() => undefined);
}
