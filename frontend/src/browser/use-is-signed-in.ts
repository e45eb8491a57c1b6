import { useSyncExternalStore } from 'react';
import { browserStorage } from './browser-storage.ts';
import { storageKeys, USER_UPDATED } from './storage-keys.ts';

/** Whether somebody is signed in, for the public screens, which do without the store and without what reads a whole user. */
export function useIsSignedIn(): boolean {
  return useSyncExternalStore(heard, isSignedIn, () => false);
}

/** Guests are not: to sign in is what they may want. */
function isSignedIn(): boolean {
  try {
    const user: unknown = JSON.parse(browserStorage.getItem(storageKeys.user) ?? 'null');
    return typeof user === 'object' && user !== null && 'isAuthenticated' in user && user.isAuthenticated === true;
  } catch {
    return false;
  }
}

function heard(changed: () => void): () => void {
  window.addEventListener(USER_UPDATED, changed);
  window.addEventListener('storage', changed);
  return () => {
    window.removeEventListener(USER_UPDATED, changed);
    window.removeEventListener('storage', changed);
  };
}
