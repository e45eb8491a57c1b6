import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { uiEn } from '../ui.en.ts';

/**
 * Banner above every screen while offline; it covers no input. Parts that wait for the network say so themselves.
 * `stale`: how old the screen's data is; null while it came from the network.
 */
export function OfflineBanner({ stale = null }: { stale?: string | null }) {
  const t = useText(uiEn);
  const online = useSyncExternalStore(
    follow,
    () => navigator.onLine,
    () => true,
  );
  const isShown = !online || stale !== null;
  return (
    <div role="status" data-offline={isShown || undefined} className="sticky top-0 z-30">
      {isShown && (
        <p className="flex min-h-9 items-center justify-center gap-2.5 bg-toast px-4 py-1.5 text-14 font-strong text-on-toast">
          <WifiOff aria-hidden="true" className="size-4.5 shrink-0" />
          <span>{stale ?? t('offline')}</span>
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
