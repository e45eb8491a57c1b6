import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';

/** After going to another screen, starts at its top and with its main part, as a page load would. Back keeps its place. */
export function useNavigationFocus(pathname: string): void {
  const kind = useNavigationType();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    if (kind !== 'POP') window.scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname, kind]);
}
