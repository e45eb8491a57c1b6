import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { uiText } from '../ui.text.ts';

/** The one word about a lost network, over every screen; what waits for it says so itself where it stands. */
export function OfflineBanner() {
  const t = useText(uiText);
  const online = useSyncExternalStore(
    follow,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-4 bottom-[calc(84px+var(--foot-bar,0px))] z-30 flex justify-center lg:bottom-6"
    >
      {!online && (
        <p className="flex items-center gap-2.5 rounded-12 bg-toast px-4 py-3 text-14 font-strong text-on-toast shadow-2">
          <WifiOff aria-hidden="true" className="size-5 shrink-0" />
          {t('offline')}
        </p>
      )}
    </div>
  );
}

function follow(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}
