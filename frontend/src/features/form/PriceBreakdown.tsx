import type { FormOfBooking } from '#contracts/form/form-of-booking.ts';
import { formatPesoLong } from '#contracts/money.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { formEn } from './form.en.ts';
import { lineWords } from './price-words.ts';

interface Props {
  form: Pick<FormOfBooking, 'basePriceCentavos' | 'priceLines'>;
}

/** Effect of the answers on the booked price. Renders nothing without any. */
export function PriceBreakdown({ form: { basePriceCentavos, priceLines } }: Props) {
  const t = useText(formEn);
  const [language] = useLanguage();
  if (priceLines.length === 0) return null;
  const lines = [
    { label: t('basePrice'), amount: formatPesoLong(basePriceCentavos) },
    ...priceLines.map((line) => ({
      label: lineWords(line, language, t),
      amount: `${line.centavos < 0 ? '−' : '+'}${formatPesoLong(Math.abs(line.centavos))}`,
    })),
  ];
  return (
    <dl className="mt-3 flex flex-col gap-1 border-t border-dashed border-line pt-3 text-14">
      {lines.map(({ label, amount }, index) => (
        <div key={index} className="flex items-baseline justify-between gap-4">
          <dt className="min-w-0 text-muted wrap-anywhere">{label}</dt>
          <dd className="tabular font-strong whitespace-nowrap">{amount}</dd>
        </div>
      ))}
    </dl>
  );
}
