import { browserStorage } from './browser-storage.ts';
import { newId } from './new-id.ts';
import { storageKeys } from './storage-keys.ts';

/**
 * What this browser names its attempts at joining and signing in by, in all its tabs: a code that it asks for is good here
 * alone, so that nobody else uses it up. Whoever signs out takes it away.
 */
export function attemptName(): string {
  const known = browserStorage.getItem(storageKeys.attempt);
  if (known !== null) return known;
  const name = newId();
  browserStorage.setItem(storageKeys.attempt, name);
  return name;
}
