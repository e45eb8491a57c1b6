import { useSelector } from 'react-redux';
import { formatPesoLong } from '#contracts/money.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Note } from '../../../ui/showing/Note.tsx';
import { bookingFlowEn } from '../booking-flow.en.ts';
import { selectDraft } from '../selectors.ts';

/**
 * Says that the price has changed since it was chosen. At the top of steps with "Confirm", where a phone shows it
 * without scrolling.
 */
export function PriceNote() {
  const t = useText(bookingFlowEn);
  const { priceCentavos, priceBeforeCentavos } = useSelector(selectDraft);
  if (priceBeforeCentavos === undefined || priceCentavos === undefined) return null;
  return (
    <Note>
      {t('priceChanged', { before: formatPesoLong(priceBeforeCentavos), now: formatPesoLong(priceCentavos) })}
    </Note>
  );
}
