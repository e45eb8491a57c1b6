import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { manilaInstant } from '#contracts/manila-time.ts';
import { formatPesoLong } from '#contracts/money.ts';
import { useNow } from '../../../browser/use-now.ts';
import { inCatalogue } from '../../../i18n/i18n.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { Receipt } from '../../../ui/showing/Receipt.tsx';
import { addressLine } from '../address/address-text.ts';
import { bookingFlowEn } from '../booking-flow.en.ts';
import { type BookingDraft, totalOf, totalWord } from '../draft/draft.ts';
import { useEstimateLines } from '../form/EstimateLines.tsx';
import { startWords } from '../time/day-words.ts';
import { selectDraft } from '../selectors.ts';
import { isAhead } from '../time/start-problem.ts';

/** Current choices as a receipt. `children`: the button. */
export function BookingSummary({ children }: { children?: ReactNode }) {
  const t = useText(bookingFlowEn);
  const locale = useLocale();
  const now = useNow();
  const draft = useSelector(selectDraft);
  const { serviceName, anyWorker, date, time, address, urgent } = draft;
  // "As soon as possible" moves with the clock when it is sent; any other past start is invalid.
  const stands = urgent === true || isAhead(draft, now);
  const missing = t('notChosen');
  const start = date && time && stands ? startWords(manilaInstant(date, time), locale, now) : missing;
  const lines = [
    { label: t('service'), words: serviceName ? inCatalogue(serviceName) : missing },
    ...(draft.package ? [{ label: t('package'), words: draft.package.name }] : []),
    { label: t('when'), words: start },
    { label: t('where'), words: (address && addressLine(address)) || missing },
    { label: t('worker'), words: (anyWorker ? t('nearbyWorkers') : workerIn(draft)) ?? missing },
    ...useEstimateLines(),
  ];
  const price = totalOf(draft);
  const total = {
    label: t(totalWord(draft)),
    amount: price === undefined ? '–' : formatPesoLong(price),
  };
  return (
    <Receipt title={t('summary')} lines={lines} total={total}>
      <p className="text-13 text-muted">{t('totalNote')}</p>
      {children}
    </Receipt>
  );
}

/** Worker's name; an earlier choice may have left one without a worker. */
function workerIn({ workerId, workerName }: BookingDraft): string | undefined {
  return workerId && workerName ? workerName : undefined;
}
