import { useEffect } from 'react';

const PAGE_READY = 'suki:page-ready';

/**
 * Beside a screen: says that it answers now, to public/before-paint.js, which kept what was typed and pressed before. Not
 * before the effects of this first drawing have had theirs: a form learns by them which fields it has.
 */
export function PageReady() {
  useEffect(() => {
    const soon = setTimeout(() => window.dispatchEvent(new Event(PAGE_READY)));
    return () => clearTimeout(soon);
  }, []);
  return null;
}
