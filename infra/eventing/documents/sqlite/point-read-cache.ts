import { LRUCache } from 'lru-cache';
import type { Stored } from '../port.ts';

const KEPT = 5_000;

type Known = { stored: Stored<unknown> | undefined };

/** Caches recent reads by id, including misses. Valid only if every write to the file passes through `forget`. */
export function createPointReadCache(enabled: boolean) {
  const latest = new LRUCache<string, Known>({ max: KEPT });
  // SQLite stores all lone surrogates as U+FFFD, so ids that differ only in them are equal.
  const key = (collection: string, id: string) => `${collection}\0${id.toWellFormed()}`;

  return {
    get: (collection: string, id: string) => (enabled ? latest.get(key(collection, id)) : undefined),
    keep(collection: string, id: string, stored: Stored<unknown> | undefined): void {
      if (enabled) latest.set(key(collection, id), { stored });
    },
    forget(collection: string, id: string): void {
      if (enabled) latest.delete(key(collection, id));
    },
    clear: () => latest.clear(),
  };
}
