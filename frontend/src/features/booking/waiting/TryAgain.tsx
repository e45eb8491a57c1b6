import type { Booking } from '#contracts/views/booking.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { bookingFlowText } from '../../booking-flow/booking-flow.text.ts';
import { useBookAgain } from '../../booking-flow/draft/use-book-again.ts';

/** Takes up the same job with someone else: all is kept but the worker, and the time if it has passed. */
export function TryAgain({ booking, variant }: { booking: Booking; variant: 'mango' | 'deep' }) {
  const t = useText(bookingFlowText);
  const again = useBookAgain();
  return (
    <Button variant={variant} wide onClick={() => again(booking, 'someone else')}>
      {t('chooseOtherWorker')}
    </Button>
  );
}
