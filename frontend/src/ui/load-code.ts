/** A page that was loaded so shortly ago has the newest code: to load it once more would not help. */
const NEW_MS = 60_000;

/**
 * Code that comes when it is first shown. Without a network it waits for one. Code that isn't there although the server is
 * belongs to an earlier version of the app: the page is loaded anew, at the address where it is. Throws what the import
 * failed with where neither helps.
 */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch (error) {
    if (!navigator.onLine) {
      await online();
      return loadCode(load);
    }
    if (performance.now() < NEW_MS || !(await reloadIfOnline())) throw error;
    // The page goes away.
    return new Promise(() => undefined);
  }
}

function online(): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('online', () => resolve(), { once: true });
  });
}

/** Loads the page anew; false where nobody answers: a browser would put its own page about that in place of ours. */
export async function reloadIfOnline(): Promise<boolean> {
  const answer = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  // What stands before a server that is away says so with these.
  if (!answer || answer.status >= 500) return false;
  window.location.reload();
  return true;
}
