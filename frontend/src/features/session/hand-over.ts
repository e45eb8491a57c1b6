import { browserStorage, tabStorage, type KeptStorage } from '../../browser/browser-storage.ts';
import { storageKeys } from '../../browser/storage-keys.ts';
import { forgetDrafts } from '../../forms/drafts/forget-drafts.ts';

/**
 * What lies beside the session (drafts, pages begun) is one person's: after an expired session they find it again, anyone
 * else does not. What guests leave (null) is nobody's yet, and goes with whoever signs in. Says whether this tab was another's.
 */
export function handOver(userId: string | null): boolean {
  claim(browserStorage, userId, () => {
    browserStorage.removeItem(storageKeys.bookingDraft);
    void forgetDrafts();
  });
  return claim(tabStorage, userId, tabStorage.clear);
}

function claim(storage: KeptStorage, userId: string | null, empty: () => void): boolean {
  const owner = storage.getItem(storageKeys.owner);
  const isAnothers = owner !== null && owner !== userId;
  if (isAnothers) empty();
  if (userId === null) storage.removeItem(storageKeys.owner);
  else if (owner !== userId) storage.setItem(storageKeys.owner, userId);
  return isAnothers;
}
