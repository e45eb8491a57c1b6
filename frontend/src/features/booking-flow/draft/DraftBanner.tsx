import { CalendarPlus, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { inCatalogue } from '../../../i18n/i18n.ts';
import { useText } from '../../../i18n/use-text.ts';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { ButtonLink } from '../../../ui/pressing/ButtonLink.tsx';
import { IconButton } from '../../../ui/pressing/IconButton.tsx';
import { bookingFlowEn } from '../booking-flow.en.ts';
import { useDraftBanner } from '../use-booking-flow.ts';
import type { BookingDraft } from './draft.ts';

const UNDO_MS = 10_000;
/** Duration of banner toasts, ms (specification section 9). */
const DISMISSED_MS = 1200;
const CANCELLED_MS = 1400;
const line = 'mb-4 flex min-h-11 items-center gap-x-2 rounded-12 border border-line bg-surface pl-3 text-14';

/** One-line banner of the draft: Resume, Cancel, Dismiss (specification section 2). Not shown inside the flow. */
export function DraftBanner() {
  const t = useText(bookingFlowEn);
  const { draft, resumeTo, dismiss, cancel, restore } = useDraftBanner();
  const [cancelled, setCancelled] = useState<BookingDraft | null>(null);
  useEffect(() => {
    if (!cancelled) return undefined;
    const timer = setTimeout(() => setCancelled(null), UNDO_MS);
    return () => clearTimeout(timer);
  }, [cancelled]);

  if (draft)
    return (
      <aside aria-label={t('bannerTitle')} className={`${line} flex-wrap`}>
        <CalendarPlus aria-hidden="true" className="size-5 shrink-0 text-muted" />
        {/* Between the buttons of a phone only the service has room. */}
        <p className="min-w-0 flex-1 max-sm:line-clamp-2 max-sm:text-13 max-sm:leading-4 sm:truncate">
          {draft.serviceName ? (
            <>
              <span className="sm:hidden">{inCatalogue(draft.serviceName)}</span>
              <span className="max-sm:hidden">{t('bannerText', { service: draft.serviceName })}</span>
            </>
          ) : (
            t('bannerTextPlain')
          )}
        </p>
        <ButtonLink to={resumeTo} size={44} variant="quiet" className="px-2!">
          {t('resume')}
        </ButtonLink>
        <Button
          size={44}
          variant="quiet"
          className="px-2! text-muted!"
          onClick={() => {
            setCancelled(draft);
            cancel();
            showToast(t('discarded'), { durationMs: CANCELLED_MS });
          }}
        >
          {t('cancel')}
        </Button>
        <IconButton
          label={t('dismiss')}
          onClick={() => {
            dismiss();
            showToast(t('hiddenForNow'), { durationMs: DISMISSED_MS });
          }}
        >
          <X aria-hidden="true" className="size-5" />
        </IconButton>
      </aside>
    );
  return (
    cancelled && (
      <div role="status" className={line}>
        <p className="min-w-0 flex-1">{t('discarded')}</p>
        <Button
          size={44}
          variant="quiet"
          onClick={() => {
            restore(cancelled);
            setCancelled(null);
          }}
        >
          {t('undo')}
        </Button>
      </div>
    )
  );
}
