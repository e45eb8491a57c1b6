import { MessageCircle, Phone } from 'lucide-react';
import type { Booking } from '#contracts/views/booking.ts';
import { useText } from '../../../i18n/use-text.ts';
import { ButtonLink } from '../../../ui/pressing/ButtonLink.tsx';
import { cx } from '../../../ui/class-names.ts';
import { bookingEn } from '../booking.en.ts';
import { chatPath } from '../../../domain/booking/paths.ts';

/** Messages and, once the number is known, calls to the client. */
export function ReachClient({ booking, className }: { booking: Booking; className?: string }) {
  const t = useText(bookingEn);
  const path = chatPath('worker', booking);
  const { phone } = booking.client;
  // Just accepted: the number arrives with the server's response, so its space is reserved.
  const numberComes = !phone && booking.status === 'accepted' && booking.allowedActions.length === 0;
  return (
    <div className={cx('grid auto-cols-fr grid-flow-col gap-2', className)}>
      {path && (
        <ButtonLink to={path} variant="tint" size={44} icon={<MessageCircle aria-hidden="true" className="size-5" />}>
          {t('message')}
        </ButtonLink>
      )}
      {phone && (
        <ButtonLink
          to={`tel:${phone}`}
          variant="outline"
          size={44}
          icon={<Phone aria-hidden="true" className="size-5" />}
        >
          {t('call')}
        </ButtonLink>
      )}
      {numberComes && <span />}
    </div>
  );
}
