import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useText } from '../../i18n/use-text.ts';
import { uiEn } from '../ui.en.ts';

/**
 * A thin progress bar at the top while a screen's code loads; the previous screen stays meanwhile. Needs the
 * browser's Navigation API.
 */
export function OpeningBar() {
  const t = useText(uiEn);
  const { pathname } = useLocation();
  const [leaving, setLeaving] = useState<string | null>(null);
  useEffect(() => followNavigation(setLeaving), []);
  if (leaving !== pathname) return null;
  return (
    <div
      role="progressbar"
      aria-label={t('loading')}
      className="fixed inset-x-0 top-0 z-50 h-0.75 origin-left bg-brand"
      style={{
        animation: 'suki-fade-in 1ms 200ms backwards, suki-opening 10s 200ms cubic-bezier(0.1, 0.7, 0.2, 1) both',
      }}
    />
  );
}

/** Reports the path being left; null after a cancelled navigation or a return. The returned function unsubscribes. */
function followNavigation(tell: (path: string | null) => void): () => void {
  const { navigation } = window as Partial<Window>;
  if (!navigation) return () => undefined;
  const ended = new AbortController();
  const { signal } = ended;
  const back = () => tell(null);
  navigation.addEventListener(
    'navigate',
    ({ destination, downloadRequest }) => {
      const to = new URL(destination.url);
      const { origin, pathname } = window.location;
      if (downloadRequest === null && to.origin === origin && to.pathname !== pathname) tell(pathname);
    },
    { signal },
  );
  navigation.addEventListener('navigateerror', back, { signal });
  window.addEventListener('pageshow', back, { signal });
  return () => ended.abort();
}
