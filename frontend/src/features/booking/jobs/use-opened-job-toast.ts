import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { formatDayAndTime } from '#contracts/manila-format.ts';
import { currentPath, goTo } from '../../../browser/go-to.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import { bookingsApi } from '../../../domain/booking/api.ts';
import { bookingsEn } from '../list/bookings.en.ts';
import { selectUser } from '../../../domain/session/selectors.ts';
import { bookingPathOf } from '../../../domain/booking/paths.ts';

const LOOK_MS = 8000;

/**
 * Notifies workers at once of a new open booking or of a client left without a worker. Reads the booking first, since
 * only the server knows who is eligible.
 */
export function useOpenedJobToast(): void {
  const t = useText(bookingsEn);
  const locale = useLocale();
  const isQuiet = useSelector(selectUser)?.notifications?.popUps === false;
  const [read] = bookingsApi.useLazyReadBookingQuery();
  useEffect(() => {
    async function tell(id: string) {
      if (document.visibilityState !== 'visible' || currentPath().includes(id)) return;
      const { data } = await read({ id });
      if (!data?.allowedActions.includes('accept')) return;
      const { service, address, startsAt, priority } = data;
      if (priority === null && isQuiet) return;
      const words = t(priority === 'rebooked' ? 'rebookedNow' : 'openedNow', {
        service: service.name,
        place: address.barangay,
        when: formatDayAndTime(startsAt, locale),
      });
      showToast(words, {
        id: `opened ${id}`,
        durationMs: LOOK_MS,
        action: { label: t('look'), onClick: () => goTo(bookingPathOf.worker(id)) },
      });
    }
    function onOpened(event: Event) {
      if (event instanceof CustomEvent && typeof event.detail === 'string') void tell(event.detail);
    }
    window.addEventListener('job:opened', onOpened);
    return () => window.removeEventListener('job:opened', onOpened);
  }, [read, t, locale, isQuiet]);
}
