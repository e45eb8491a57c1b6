import { useSelector } from 'react-redux';
import { formatPesoLong } from '#contracts/money.ts';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { formEn } from '../../form/form.en.ts';
import { lineWords } from '../../form/price-words.ts';
import { bookingFlowEn } from '../booking-flow.en.ts';
import { totalOf, totalWord } from '../draft/draft.ts';
import { selectDraft } from '../selectors.ts';

/** Lines that the answers add to the price. */
export function useEstimateLines(): { label: string; amount: string }[] {
  const t = useText(formEn);
  const words = useText(bookingFlowEn);
  const [language] = useLanguage();
  const { estimate, priceCentavos } = useSelector(selectDraft);
  if (!estimate || estimate.lines.length === 0 || estimate.baseCentavos !== priceCentavos) return [];
  return [
    { label: words('basePrice'), amount: formatPesoLong(estimate.baseCentavos) },
    ...estimate.lines.map((line) => ({
      label: lineWords(line, language, t),
      amount: `${line.centavos < 0 ? '−' : '+'}${formatPesoLong(Math.abs(line.centavos))}`,
    })),
  ];
}

/** Current price at the foot of a phone's screen. It follows each answer and is announced after a pause. */
export function EstimateFoot() {
  const t = useText(bookingFlowEn);
  const lines = useEstimateLines();
  const draft = useSelector(selectDraft);
  const total = totalOf(draft);
  const last = lines.length > 1 ? lines.at(-1) : undefined;
  if (total === undefined) return null;
  return (
    <div aria-live="polite">
      <p className="truncate text-13 text-muted">{last ? `${last.label} ${last.amount}` : t(totalWord(draft))}</p>
      <p className="amount text-18">{formatPesoLong(total)}</p>
    </div>
  );
}
