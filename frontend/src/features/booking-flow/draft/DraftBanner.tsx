import { CalendarPlus, X } from 'lucide-react';
import { useText } from '../../../i18n/use-text.ts';
import { ask } from '../../../ui/over-the-page/alert.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { ButtonLink } from '../../../ui/pressing/ButtonLink.tsx';
import { IconButton } from '../../../ui/pressing/IconButton.tsx';
import { bookingFlowText } from '../booking-flow.text.ts';
import { useDraftBanner } from '../use-booking-flow.ts';

/** The in-progress booking: Resume, Cancel, Dismiss (specification section 2). Not shown inside the flow. */
export function DraftBanner() {
  const t = useText(bookingFlowText);
  const banner = useDraftBanner();
  if (!banner) return null;
  const { draft, resumeTo, dismiss, cancel } = banner;

  async function cancelIfSure() {
    if (await ask({ message: t('leaveQuestion'), ok: t('cancelIt'), cancel: t('keepIt'), danger: true })) cancel();
  }

  return (
    <aside
      aria-label={t('bannerTitle')}
      className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2.5 rounded-16 bg-mango-tint py-3 pr-2 pl-4"
    >
      <CalendarPlus aria-hidden="true" className="size-5.5 shrink-0 text-mango-mark" />
      <div className="min-w-0 flex-1">
        <p className="text-14 font-strong">{t('bannerTitle')}</p>
        <p className="text-14 text-mango-ink">
          {draft.serviceName ? t('bannerText', { service: draft.serviceName }) : t('bannerTextPlain')}
        </p>
      </div>
      <IconButton label={t('dismiss')} className="sm:order-last" onClick={dismiss}>
        <X aria-hidden="true" className="size-5" />
      </IconButton>
      <div className="flex gap-2 max-sm:w-full max-sm:pr-2 max-sm:*:flex-1">
        <Button size={44} variant="outline" onClick={cancelIfSure}>
          {t('cancel')}
        </Button>
        <ButtonLink to={resumeTo} size={44}>
          {t('resume')}
        </ButtonLink>
      </div>
    </aside>
  );
}
