import { useSyncExternalStore } from 'react';

/** From here on two panes stand side by side: a list, and what is chosen in it (Tailwind's lg). */
export const WIDE_ENOUGH_FOR_TWO = '(min-width: 1024px)';

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
