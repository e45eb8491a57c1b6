import { browserStorage, tabStorage, type FallbackStorage } from '../../browser/browser-storage.ts';
import { storageKeys } from '../../browser/storage-keys.ts';
import { forgetKeptAnswers } from '../../api/forget-kept-answers.ts';
import { forgetDrafts } from '../../forms/drafts/forget-drafts.ts';

/**
 * Data stored beside the session (drafts, open pages) belongs to one user. The same user keeps it after an expired
 * session; another user does not get it. A guest's data (null) passes to the next user who signs in. Returns whether
 * this tab belonged to another user.
 */
export function takeOverStorage(userId: string | null): boolean {
  claim(browserStorage, userId, () => {
    browserStorage.removeItem(storageKeys.bookingDraft);
    void forgetDrafts();
    void forgetKeptAnswers();
  });
  return claim(tabStorage, userId, tabStorage.clear);
}

function claim(storage: FallbackStorage, userId: string | null, empty: () => void): boolean {
  const owner = storage.getItem(storageKeys.owner);
  const isAnothers = owner !== null && owner !== userId;
  if (isAnothers) empty();
  if (userId === null) storage.removeItem(storageKeys.owner);
  else if (owner !== userId) storage.setItem(storageKeys.owner, userId);
  return isAnothers;
}
