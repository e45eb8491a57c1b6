import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** The header search is dispatched as a window event after a pause in typing (specification section 2). */
export const SEARCH_EVENT = 'suki:search';
export const SEARCH_PAUSE_MS = 300;

export type HeaderSearch = { query: string; pathname: string };

let waiting: ReturnType<typeof setTimeout> | undefined;
/** A search that no screen has received yet, because its screen was still loading. */
let pendingSearch: HeaderSearch | undefined;

export function announceSearch({ query, pathname }: HeaderSearch): void {
  clearTimeout(waiting);
  waiting = setTimeout(() => announceNow({ query, pathname }), SEARCH_PAUSE_MS);
}

/** On Enter. Returns false if no screen handled it, so the caller navigates to the search. */
export function announceNow({ query, pathname }: HeaderSearch): boolean {
  clearTimeout(waiting);
  const detail = { query: query.trim(), pathname };
  const event = new CustomEvent<HeaderSearch>(SEARCH_EVENT, { detail, cancelable: true });
  pendingSearch = window.dispatchEvent(event) ? detail : undefined;
  return pendingSearch === undefined;
}

/** The pending search, returned once. Dropped after a change of path. */
export function takePendingSearch(): HeaderSearch | undefined {
  const taken = pendingSearch;
  pendingSearch = undefined;
  return taken;
}

/** The event's query if it is for this path, else null. */
export function queryFor(pathname: string, event: Event): string | null {
  const detail: unknown = event instanceof CustomEvent ? event.detail : null;
  if (typeof detail !== 'object' || detail === null || !('query' in detail) || !('pathname' in detail)) return null;
  return detail.pathname === pathname && typeof detail.query === 'string' ? detail.query : null;
}

/** Current header search of a searchable screen. */
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

/** State that resets on a change of path. Field and screen both start empty, so they agree. */
export function usePathText(): [string, (words: string) => void] {
  const { pathname } = useLocation();
  const [said, setSaid] = useState({ pathname, words: '' });
  const setWords = useCallback((words: string) => setSaid({ pathname, words }), [pathname]);
  if (said.pathname !== pathname) setSaid({ pathname, words: '' });
  return [said.pathname === pathname ? said.words : '', setWords];
}
