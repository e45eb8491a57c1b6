import { tabStorage } from '../browser/browser-storage.ts';
import { readUserId } from '../browser/storage.ts';

/**
 * Input that was unsent when the session ended: kept in the tab by path and name, and restored for the same user on
 * the same screen (session/take-over-storage.ts clears the tab for another user).
 */
const read = new Map<string, () => unknown>();

const PREFIX = 'suki.unsent ';
const nameOnScreen = (name: string) => `${PREFIX}${window.location.pathname} ${name}`;

/** `typed` returns undefined while there is nothing to keep. The returned function unregisters it. */
export function offerUnsent(name: string, typed: () => unknown): () => void {
  const key = nameOnScreen(name);
  read.set(key, typed);
  return () => {
    if (read.get(key) === typed) read.delete(key);
  };
}

export function keepUnsent(): void {
  for (const [key, typed] of read) {
    const value = typed();
    if (value !== undefined) tabStorage.setItem(key, JSON.stringify(value));
  }
}

/** The kept input, which is then deleted; undefined without any, or without a signed-in user. */
export function takeUnsent(name: string): unknown {
  const key = nameOnScreen(name);
  const kept = tabStorage.getItem(key);
  if (kept === null || readUserId() === null) return undefined;
  tabStorage.removeItem(key);
  try {
    return JSON.parse(kept);
  } catch {
    return undefined;
  }
}
