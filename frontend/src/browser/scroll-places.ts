/**
 * Restores the scroll position on Back and Forward. The browser restores it at once, when the content may not be
 * rendered yet, and then stays at the end of the shorter page.
 */

/** Maximum wait for the content, ms. */
const WAITED_MS = 5000;
/** Loaded content may still change once within this time, ms. */
const SETTLED_MS = 500;
const signsOfReader = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/** Scroll position (px) of each history entry of this tab, by its key. */
const places = new Map<string, number>();
let stopReturning: (() => void) | null = null;

/** Started once per page. */
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
    // The browser scrolls to hash targets itself.
    if (top > 0 && location.hash === '') stopReturning = returnTo(top);
  });
}

/** react-router's key of the entry; the tab's first entry has none. */
function keyNow(): string {
  const { key }: { key?: unknown } = { ...(history.state as object | null) };
  return typeof key === 'string' ? key : '';
}

/** Scrolls whenever the page grows, until the position is reached or the user scrolls. */
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
