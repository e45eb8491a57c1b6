import { browserStorage } from './browser-storage.ts';
import { newId } from './new-id.ts';
import { storageKeys } from './storage-keys.ts';

/**
 * Id of this browser's sign-up and sign-in attempts, shared by its tabs. A requested code is valid in this browser
 * only, so that others cannot use up its attempts. Deleted on sign-out.
 */
export function attemptName(): string {
  const known = browserStorage.getItem(storageKeys.attempt);
  if (known !== null) return known;
  const name = newId();
  browserStorage.setItem(storageKeys.attempt, name);
  return name;
}
