import { useEffect } from 'react';
import { formatDayAndTime } from '#contracts/manila-format.ts';
import { goTo } from '../../../browser/go-to.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import { bookingsApi } from '../../../domain/booking/api.ts';
import { bookingsText } from '../list/bookings.text.ts';
import { bookingPathOf } from '../../../domain/booking/paths.ts';

const LOOK_MS = 8000;

/** Somebody was left without a worker: whoever can take the job hears of it at once. It is read first, as only the server knows who can. */
export function useRebookedToast(): void {
  const t = useText(bookingsText);
  const locale = useLocale();
  const [read] = bookingsApi.useLazyReadBookingQuery();
  useEffect(() => {
    async function tell(id: string) {
      const { data } = await read({ id });
      if (!data?.allowedActions.includes('accept')) return;
      const { service, address, startsAt } = data;
      const words = t('rebookedNow', {
        service: service.name,
        place: address.barangay,
        when: formatDayAndTime(startsAt, locale),
      });
      showToast(words, {
        id: `rebooked ${id}`,
        durationMs: LOOK_MS,
        action: { label: t('look'), onClick: () => goTo(bookingPathOf.worker(id)) },
      });
    }
    function onRebooked(event: Event) {
      if (event instanceof CustomEvent && typeof event.detail === 'string') void tell(event.detail);
    }
    window.addEventListener('job:rebooked', onRebooked);
    return () => window.removeEventListener('job:rebooked', onRebooked);
  }, [read, t, locale]);
}
