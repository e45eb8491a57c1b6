import { useSyncExternalStore } from 'react';
import { browserStorage } from './browser-storage.ts';
import { storageKeys, USER_UPDATED } from './storage-keys.ts';

/** Whether a user is signed in, for public screens, which have no store and no user schema. */
export function useIsSignedIn(): boolean {
  return useSyncExternalStore(subscribeToUser, isSignedIn, () => false);
}

/** Guests do not count, since they may want to sign in. */
function isSignedIn(): boolean {
  try {
    const user: unknown = JSON.parse(browserStorage.getItem(storageKeys.user) ?? 'null');
    return typeof user === 'object' && user !== null && 'isAuthenticated' in user && user.isAuthenticated === true;
  } catch {
    return false;
  }
}

function subscribeToUser(changed: () => void): () => void {
  window.addEventListener(USER_UPDATED, changed);
  window.addEventListener('storage', changed);
  return () => {
    window.removeEventListener(USER_UPDATED, changed);
    window.removeEventListener('storage', changed);
  };
}
