/** A page loaded within this time has the newest code, so a reload would not help, ms. */
const NEW_MS = 60_000;
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 8000;

/**
 * Loads code on demand. Offline it waits for the network. Code that the server no longer has belongs to an earlier
 * version of the app, so the page reloads at its address. Throws the import's error if neither helps.
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
    // Never resolves, since the page is reloading.
    return new Promise(() => undefined);
  }
}

/**
 * Loads the code of a part of a screen, for which the rest can wait: tries again until the server answers, and only then
 * treats a failure as `loadCode` does.
 */
export async function loadPart<Code>(load: () => Promise<Code>): Promise<Code> {
  for (let waitMs = FIRST_WAIT_MS; ; waitMs = Math.min(2 * waitMs, LONGEST_WAIT_MS)) {
    try {
      return await load();
    } catch {
      if (await isServerThere()) return loadCode(load);
      await online(waitMs);
    }
  }
}

/** Waits for the network, or not longer than this time, ms. */
function online(longestMs?: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = longestMs === undefined ? undefined : setTimeout(goOn, longestMs);
    window.addEventListener('online', goOn);

    function goOn(): void {
      clearTimeout(timer);
      window.removeEventListener('online', goOn);
      resolve();
    }
  });
}

/**
 * Reloads the page. Returns false if the server is unreachable: the browser would replace the page by its own error
 * page.
 */
export async function reloadIfOnline(): Promise<boolean> {
  if (!(await isServerThere())) return false;
  window.location.reload();
  return true;
}

async function isServerThere(): Promise<boolean> {
  const answer = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  // Proxies in front of an unavailable server return statuses from 500.
  return answer !== null && answer.status < 500;
}
