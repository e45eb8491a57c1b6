import { useEffect } from 'react';

const PAGE_READY = 'suki:page-ready';

/**
 * Signals to public/before-paint.js that the screen handles input, which replays earlier typing and clicks. It waits
 * for the effects of the first render, by which forms register their fields.
 */
export function PageReady() {
  useEffect(() => {
    const soon = setTimeout(() => window.dispatchEvent(new Event(PAGE_READY)));
    return () => clearTimeout(soon);
  }, []);
  return null;
}
