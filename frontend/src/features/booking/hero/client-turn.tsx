import { Star } from 'lucide-react';
import { useState } from 'react';
import type { Booking } from '#contracts/views/booking.ts';
import { firstName } from '../../../domain/first-name.ts';
import { turnOf } from '../../../domain/booking/turn.ts';
import { useText } from '../../../i18n/use-text.ts';
import { lazyDialog } from '../../../ui/over-the-page/lazy-dialog.tsx';
import { Button } from '../../../ui/pressing/Button.tsx';
import { PayNow } from '../../payment/parts/PayNow.tsx';
import { bookingEn } from '../booking.en.ts';

const ReviewDialog = lazyDialog(async () => (await import('../actions/ReviewDialog.tsx')).ReviewDialog);

/** The client's next action if it has no card of its own; else null. */
export function clientTurn(booking: Booking) {
  const turn = turnOf(booking);
  if (turn === 'pay') return <PayNow booking={booking} name={firstName(booking.worker?.name ?? '')} />;
  return turn === 'review' ? <WriteReview booking={booking} /> : null;
}

function WriteReview({ booking }: { booking: Booking }) {
  const t = useText(bookingEn);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="mango"
        className="flex-auto"
        icon={<Star aria-hidden="true" className="size-5" />}
        onClick={() => setIsOpen(true)}
      >
        {t('writeReview')}
      </Button>
      {isOpen && <ReviewDialog booking={booking} onClose={() => setIsOpen(false)} />}
    </>
  );
}
