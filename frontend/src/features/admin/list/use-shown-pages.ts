import { useEffect, useEffectEvent } from 'react';

/** Pages that scroll past faster than this are not read. */
const PASSING_MS = 80;

/** Reports the visible pages once they have been visible for a moment. */
export function useShownPages(pages: readonly number[], onShow: (pages: readonly number[]) => void): void {
  const show = useEffectEvent(() => onShow(pages));
  const names = pages.join();
  useEffect(() => {
    const timer = setTimeout(show, PASSING_MS);
    return () => clearTimeout(timer);
  }, [names]);
}
