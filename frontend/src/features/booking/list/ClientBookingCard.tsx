import { CircleAlert } from 'lucide-react';
import type { Booking } from '#contracts/views/booking.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { ButtonLink } from '../../../ui/pressing/ButtonLink.tsx';
import { Tag } from '../../../ui/showing/Tag.tsx';
import { useBookAgain } from '../../booking-flow/draft/use-book-again.ts';
import { rebookingPartner } from '../actions/rebooking-partner.ts';
import { BookingFacts } from './BookingCard.tsx';
import { bookingsEn } from './bookings.en.ts';
import { cardAction, cardTrouble, type CardAction } from './client-card.ts';

/** A client's booking in a list: linked facts, a payment problem, and the main action. */
export function ClientBookingCard({ booking }: { booking: Booking }) {
  const t = useText(bookingsEn);
  const trouble = cardTrouble(booking);
  const action = cardAction(booking);
  return (
    <article className="motion-quick flex h-full flex-col rounded-20 border border-line bg-surface p-4 hover:border-line-control">
      <BookingFacts booking={booking} side="client" />
      {trouble && (
        <p className="mt-3">
          <Tag tone={trouble.tone} icon={<CircleAlert aria-hidden="true" className="size-4" />}>
            {t(trouble.word, trouble.values)}
          </Tag>
        </p>
      )}
      {action && (
        <div className="mt-auto pt-3">
          <Action booking={booking} action={action} />
        </div>
      )}
    </article>
  );
}

function Action({ booking, action: { word, values, to, turn } }: { booking: Booking; action: CardAction }) {
  const t = useText(bookingsEn);
  const again = useBookAgain();
  const label = t('actionOf', { action: t(word, values), service: booking.service.name });
  if (to === undefined)
    return (
      <Button
        variant="outline"
        size={44}
        wide
        aria-label={label}
        onClick={() => again(booking, rebookingPartner(booking))}
      >
        {t(word, values)}
      </Button>
    );
  return (
    <ButtonLink to={to} variant={turn ? 'mango' : 'outline'} size={44} wide aria-label={label}>
      {t(word, values)}
    </ButtonLink>
  );
}
