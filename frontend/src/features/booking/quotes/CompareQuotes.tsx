import type { Booking } from '#contracts/views/booking.ts';
import { useNow } from '../../../browser/use-now.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { openQuotes } from './quote-view.ts';
import { quotesEn } from './quotes.en.ts';

/** In the hero of a request: link to its quotes. */
export function CompareQuotes({ booking, onCompare }: { booking: Booking; onCompare: () => void }) {
  const t = useText(quotesEn);
  const count = openQuotes(booking.quotes, useNow()).length;
  return (
    <Button variant="mango" className="flex-auto" onClick={onCompare}>
      {t('compare', { count })}
    </Button>
  );
}
