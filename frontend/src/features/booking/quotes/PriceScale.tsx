import { formatPesoShort } from '#contracts/money.ts';
import { useText } from '../../../i18n/use-text.ts';
import { priceMarks, type ShownQuote, writtenMarks } from './quote-view.ts';
import { quotesEn } from './quotes.en.ts';

/** Prices on a line from lowest to highest. Renders nothing without a comparison. */
export function PriceScale({ quotes }: { quotes: readonly ShownQuote[] }) {
  const t = useText(quotesEn);
  const marks = priceMarks(quotes);
  if (marks.length < 2) return null;
  const written = writtenMarks(marks);
  const words = marks.map(({ amount }) => formatPesoShort(amount)).join(', ');
  return (
    <div role="img" aria-label={`${t('scale')}: ${words}`} className="relative mx-9 h-16">
      <span className="absolute -inset-x-9 top-12 h-1.5 rounded-pill bg-line" />
      {marks.map(({ id, amount, at, first }) => (
        <span
          key={id}
          className="motion-quick absolute top-3 flex -translate-x-1/2 flex-col items-center gap-2"
          style={{ left: `${at * 100}%`, transition: 'left var(--calm) var(--ease)' }}
        >
          <span className={`tabular h-5 text-14 font-strong ${first ? 'text-brand-ink' : 'text-muted'}`}>
            {written.has(id) && formatPesoShort(amount)}
          </span>
          <span
            className={`size-5.5 rounded-pill border-[3.5px] ${first ? 'border-brand bg-brand' : 'border-line-control bg-surface'}`}
          />
        </span>
      ))}
    </div>
  );
}
