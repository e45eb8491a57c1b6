/**
 * Back and forward find each screen where it was read to. The browser alone goes there at once, when what was there may
 * not be drawn again, and then stays wherever the page ended.
 */

/** What was there comes within so long, or isn't waited for. */
const WAITED_MS = 5000;
/** A page that is there may still change once more. */
const SETTLED_MS = 500;
const signsOfReader = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/** How far down each entry of this tab's history was read, in px, by its key. */
const places = new Map<string, number>();
let stopReturning: (() => void) | null = null;

/** For the whole life of the page. */
export function watchScrollPlaces(): void {
  window.addEventListener(
    'scroll',
    () => {
      if (!stopReturning) places.set(keyNow(), window.scrollY);
    },
    { passive: true },
  );
  window.addEventListener('popstate', () => {
    stopReturning?.();
    const top = places.get(keyNow()) ?? 0;
    // What an address names the browser finds by itself.
    if (top > 0 && location.hash === '') stopReturning = returnTo(top);
  });
}

/** react-router's key of the entry; of the tab's first one it has none. */
function keyNow(): string {
  const { key }: { key?: unknown } = { ...(history.state as object | null) };
  return typeof key === 'string' ? key : '';
}

/** Each time that the page grows, until it is there or the reader goes elsewhere. */
function returnTo(top: number): () => void {
  const key = keyNow();
  let settled: ReturnType<typeof setTimeout> | undefined;
  const growing = new ResizeObserver(() => {
    if (keyNow() !== key) return stop();
    window.scrollTo({ top, behavior: 'instant' });
    if (Math.abs(window.scrollY - top) < 1) settled ??= setTimeout(stop, SETTLED_MS);
  });
  const givenUp = setTimeout(stop, WAITED_MS);
  function stop(): void {
    stopReturning = null;
    growing.disconnect();
    clearTimeout(givenUp);
    clearTimeout(settled);
    for (const sign of signsOfReader) window.removeEventListener(sign, stop);
  }
  for (const sign of signsOfReader) window.addEventListener(sign, stop, { passive: true });
  growing.observe(document.body);
  return stop;
}
