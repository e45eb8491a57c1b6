/**
 * What the browser keeps for the page: `browserStorage` until somebody signs out, `tabStorage` until the tab closes. A
 * browser may block its storage, or have no room left: what can't be kept there is kept in memory, as long as the page.
 */
export type KeptStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'> & {
  /** Drops what is in memory only: another tab that emptied the storage could not reach it. */
  forgetUnkept: () => void;
};

export const browserStorage = guarded(() => localStorage);
export const tabStorage = guarded(() => sessionStorage);

function guarded(open: () => Storage): KeptStorage {
  const unkept = new Map<string, string>();
  return {
    // A value that found no room took the one before away: what is found in the storage is the newer one.
    getItem: (key) => tried(() => open().getItem(key)) ?? unkept.get(key) ?? null,
    setItem(key, value) {
      unkept.delete(key);
      if (tried(() => stored(open(), key, value))) return;
      tried(() => open().removeItem(key));
      unkept.set(key, value);
    },
    removeItem(key) {
      unkept.delete(key);
      tried(() => open().removeItem(key));
    },
    clear() {
      unkept.clear();
      tried(() => open().clear());
    },
    forgetUnkept: () => unkept.clear(),
  };
}

function stored(storage: Storage, key: string, value: string): true {
  storage.setItem(key, value);
  return true;
}

/** Blocked or full, the storage throws; memory then stands in, so that there is nothing to tell. */
function tried<Result>(step: () => Result): Result | null {
  try {
    return step();
  } catch {
    return null;
  }
}
