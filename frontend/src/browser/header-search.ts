import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** What is typed into the header's search reaches the screens as a window event after a pause (specification section 2). */
export const SEARCH_EVENT = 'suki:search';
export const SEARCH_PAUSE_MS = 300;

export type HeaderSearch = { query: string; pathname: string };

let waiting: ReturnType<typeof setTimeout> | undefined;
/** What was typed while the screen was still on its way: it hears of it once it is there, if one is still there, too. */
let unheard: HeaderSearch | undefined;

export function announceSearch({ query, pathname }: HeaderSearch): void {
  clearTimeout(waiting);
  waiting = setTimeout(() => announceAtOnce({ query, pathname }), SEARCH_PAUSE_MS);
}

/** By Enter. False where no screen heard it: there is nothing to search on this one. */
export function announceAtOnce({ query, pathname }: HeaderSearch): boolean {
  clearTimeout(waiting);
  const detail = { query: query.trim(), pathname };
  const event = new CustomEvent<HeaderSearch>(SEARCH_EVENT, { detail, cancelable: true });
  unheard = window.dispatchEvent(event) ? detail : undefined;
  return unheard === undefined;
}

/** What nobody has heard yet, once. Whoever leaves a path has searched for nothing there. */
export function takePendingSearch(): HeaderSearch | undefined {
  const taken = unheard;
  unheard = undefined;
  return taken;
}

/** The event's words when they are meant for this screen, else null. */
export function queryFor(pathname: string, event: Event): string | null {
  const detail: unknown = event instanceof CustomEvent ? event.detail : null;
  if (typeof detail !== 'object' || detail === null || !('query' in detail) || !('pathname' in detail)) return null;
  return detail.pathname === pathname && typeof detail.query === 'string' ? detail.query : null;
}

/** For a screen that can be searched: what its header's search says now. */
export function useHeaderSearch(): string {
  const { pathname } = useLocation();
  const [query, setQuery] = usePathText();
  useEffect(() => {
    const onSearch = (event: Event) => {
      const typed = queryFor(pathname, event);
      if (typed === null) return;
      event.preventDefault();
      setQuery(typed);
    };
    window.addEventListener(SEARCH_EVENT, onSearch);
    const before = takePendingSearch();
    if (before?.pathname === pathname) setQuery(before.query);
    return () => {
      window.removeEventListener(SEARCH_EVENT, onSearch);
      clearTimeout(waiting);
    };
  }, [pathname, setQuery]);
  return query;
}

/** Words that last as long as one stays at a path. Field and screen both begin without any, so that they agree. */
export function usePathText(): [string, (words: string) => void] {
  const { pathname } = useLocation();
  const [said, setSaid] = useState({ pathname, words: '' });
  const setWords = useCallback((words: string) => setSaid({ pathname, words }), [pathname]);
  if (said.pathname !== pathname) setSaid({ pathname, words: '' });
  return [said.pathname === pathname ? said.words : '', setWords];
}
