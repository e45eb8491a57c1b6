import { tabStorage } from '../browser/browser-storage.ts';
import { readUserId } from '../browser/storage.ts';

/**
 * What somebody has typed and not sent when their session ends: kept in the tab under the screen's path and a name, and
 * found again by the same person on the same screen (session/hand-over.ts empties the tab for anybody else).
 */
const read = new Map<string, () => unknown>();

const PREFIX = 'suki.unsent ';
const nameOnScreen = (name: string) => `${PREFIX}${window.location.pathname} ${name}`;

/** `typed` answers undefined while there is nothing to keep. The result ends it. */
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

/** undefined when nothing was kept, or nobody is signed in to whom it could be. What is taken is kept no longer. */
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
