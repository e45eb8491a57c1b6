import { useEffect, useEffectEvent } from 'react';

/** Pages that only pass by, while somebody pulls the scroll bar, aren't read. */
const PASSING_MS = 80;

/** Says which pages are in view, once they have been for a moment. */
export function useShownPages(pages: readonly number[], onShow: (pages: readonly number[]) => void): void {
  const show = useEffectEvent(() => onShow(pages));
  const names = pages.join();
  useEffect(() => {
    const timer = setTimeout(show, PASSING_MS);
    return () => clearTimeout(timer);
  }, [names]);
}
