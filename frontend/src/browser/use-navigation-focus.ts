import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';

/** After navigation, scrolls to the top and focuses the main part, as a page load would. Back keeps its position. */
export function useNavigationFocus(screen: string): void {
  const kind = useNavigationType();
  const before = useRef(screen);
  useEffect(() => {
    if (before.current === screen) return;
    before.current = screen;
    if (kind !== 'POP') window.scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [screen, kind]);
}
