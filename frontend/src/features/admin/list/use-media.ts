import { useSyncExternalStore } from 'react';

/** Whether the window matches, followed as it changes. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => window.matchMedia(query).matches,
  );
}

/** From here on a quick look stands beside its table; below, it covers the screen. */
export const WIDE_ENOUGH_FOR_BESIDE = '(min-width: 1280px)';

/** Whether a table has to do with less room: on a narrower screen, or with a quick look beside it. */
export function useNarrowTable(lookedAt: boolean): boolean {
  return !useMedia(WIDE_ENOUGH_FOR_BESIDE) || lookedAt;
}
