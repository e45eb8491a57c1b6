import { useSyncExternalStore } from 'react';

/** A list and its selected record are side by side from this width on (Tailwind's lg). */
export const WIDE_ENOUGH_FOR_TWO = '(min-width: 1024px)';

/** Whether the window matches the media query, updated live. */
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
