import { Hourglass } from 'lucide-react';
import { formatPesoShort } from '#contracts/money.ts';
import type { Booking } from '#contracts/views/booking.ts';
import { useNow } from '../../../browser/use-now.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Tag } from '../../../ui/showing/Tag.tsx';
import { isWaiting, ownQuote } from './own-quote.ts';
import { quotingEn } from './quoting.en.ts';

/** On a request's card: the worker's own pending quote and the number of others. */
export function QuoteLine({ booking }: { booking: Booking }) {
  const t = useText(quotingEn);
  const now = useNow();
  const own = ownQuote(booking);
  return (
    <>
      {isWaiting(own, now) && (
        <Tag tone="mango" icon={<Hourglass aria-hidden="true" className="size-4" />}>
          {t('yourAmount', { amount: formatPesoShort(own.amount) })}
        </Tag>
      )}
      {booking.otherQuotes > 0 && <span>{t('othersShort', { count: booking.otherQuotes })}</span>}
    </>
  );
}
