import { useText } from '../../../i18n/use-text.ts';
import { ButtonLink } from '../../../ui/pressing/ButtonLink.tsx';
import { EmptyState } from '../../../ui/showing/EmptyState.tsx';
import { bookingEn } from '../booking.en.ts';
import { listPath } from '../../../domain/booking/paths.ts';
import type { Side } from '../../../domain/booking/side.ts';

/** The booking does not exist for this user. `wasOpen`: it was an open job a moment ago. */
export function BookingNotFound({ side, wasOpen }: { side: Side; wasOpen: boolean }) {
  const t = useText(bookingEn);
  return (
    <EmptyState
      title={t(wasOpen ? 'goneOpen' : 'gone')}
      action={
        <ButtonLink size={44} to={listPath[side]}>
          {t('allBookings')}
        </ButtonLink>
      }
    >
      {t(wasOpen ? 'goneOpenText' : 'goneText')}
    </EmptyState>
  );
}
