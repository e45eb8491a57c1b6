import { formatPesoShort } from '#contracts/money.ts';
import type { Booking } from '#contracts/views/booking.ts';
import { useNow } from '../../../browser/use-now.ts';
import { useText } from '../../../i18n/use-text.ts';
import { arriving } from '../list/BookingCards.tsx';
import { firstName } from '../../../domain/first-name.ts';
import { useAddedIds } from '../list/use-added-ids.ts';
import { useAnnouncedChange } from '../../../ui/over-the-page/use-announced-change.ts';
import { openQuotes } from './quote-view.ts';
import { PriceScale } from './PriceScale.tsx';
import { QuoteCard } from './QuoteCard.tsx';
import { quotesEn } from './quotes.en.ts';

/** Quotes to choose from. A new one slides in and is announced politely. */
export function OpenQuotes({ booking }: { booking: Booking }) {
  const t = useText(quotesEn);
  const now = useNow();
  const shown = openQuotes(booking.quotes, now);
  const isFresh = useAddedIds(shown.map(({ quote }) => quote.id));
  const newest = booking.quotes.findLast(({ status }) => status === 'open');
  useAnnouncedChange(
    newest?.id ?? '',
    newest ? t('newQuote', { name: firstName(newest.worker.name), amount: formatPesoShort(newest.amount) }) : '',
  );
  return (
    <div className="grid gap-4">
      <PriceScale quotes={shown} />
      <ul className="grid gap-4">
        {shown.map((one) => (
          <li key={one.quote.id} style={isFresh(one.quote.id) ? arriving : undefined}>
            <QuoteCard booking={booking} shown={one} />
          </li>
        ))}
      </ul>
    </div>
  );
}
