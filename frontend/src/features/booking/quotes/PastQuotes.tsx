import { Check } from 'lucide-react';
import { formatPesoShort } from '#contracts/money.ts';
import type { Booking, Quote } from '#contracts/views/booking.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Card } from '../../../ui/showing/Card.tsx';
import { pastQuotes, quoteWord } from './quote-view.ts';
import { QuoteFace } from './QuoteFace.tsx';
import { quotesEn } from './quotes.en.ts';

/** Closed quotes with their results. */
export function PastQuotes({ booking: { quotes, status } }: { booking: Booking }) {
  const t = useText(quotesEn);
  const past = pastQuotes(quotes);
  if (past.length === 0) return null;
  const choosing = status === 'quoted' || status === 'pending';
  return (
    <Card title={t(choosing ? 'earlier' : 'quotes')} end={t('offersClosed', { count: past.length })}>
      <ul className="-mx-2 grid">
        {past.map((quote) => (
          <PastQuote key={quote.id} quote={quote} />
        ))}
      </ul>
    </Card>
  );
}

function PastQuote({ quote: { worker, amount, message, status } }: { quote: Quote }) {
  const t = useText(quotesEn);
  const chosen = status === 'accepted';
  return (
    <li className={chosen ? 'rounded-16 bg-brand-tint p-3' : 'border-line p-3 [&+&]:border-t'}>
      <div className="flex items-center gap-3">
        <QuoteFace worker={worker} size={44} level={3} />
        <div className="text-right">
          <p className="amount text-18">{formatPesoShort(amount)}</p>
          <p
            className={`inline-flex items-center gap-1 text-13 ${chosen ? 'font-strong text-brand-ink' : 'text-muted'}`}
          >
            {chosen && <Check aria-hidden="true" className="size-4" />}
            <span>{t(quoteWord[status])}</span>
          </p>
        </div>
      </div>
      {message && <p className="mt-2 text-14 text-muted">{message}</p>}
    </li>
  );
}
