/**
 * Page storage: `browserStorage` until sign-out, `tabStorage` until the tab closes. If the browser blocks its storage
 * or is full, values are kept in memory while the page is open.
 */
export type FallbackStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'> & {
  /** Drops values kept in memory only, which another tab's clearing cannot reach. */
  clearMemory: () => void;
};

export const browserStorage = guarded(() => localStorage);
export const tabStorage = guarded(() => sessionStorage);

function guarded(open: () => Storage): FallbackStorage {
  const memory = new Map<string, string>();
  return {
    // A value that did not fit removed the previous one, so a stored value is the newer one.
    getItem: (key) => tried(() => open().getItem(key)) ?? memory.get(key) ?? null,
    setItem(key, value) {
      memory.delete(key);
      if (tried(() => stored(open(), key, value))) return;
      tried(() => open().removeItem(key));
      memory.set(key, value);
    },
    removeItem(key) {
      memory.delete(key);
      tried(() => open().removeItem(key));
    },
    clear() {
      memory.clear();
      tried(() => open().clear());
    },
    clearMemory: () => memory.clear(),
  };
}

function stored(storage: Storage, key: string, value: string): true {
  storage.setItem(key, value);
  return true;
}

/** A blocked or full storage throws; memory replaces it, so nothing is reported. */
function tried<Result>(step: () => Result): Result | null {
  try {
    return step();
  } catch {
    return null;
  }
}
