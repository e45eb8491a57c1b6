import { formatMonthShort } from '#contracts/manila-format.ts';
import { formatPesoLong } from '#contracts/money.ts';
import type { Earnings } from '#contracts/views/payout-earnings.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { BarList } from '../../../ui/showing/charts/BarList.tsx';
import { Card } from '../../../ui/showing/Card.tsx';
import { SegmentedControl } from '../../../ui/pressing/SegmentedControl.tsx';
import { earningsEn } from '../earnings.en.ts';
import { monthsIn, periodSums, ranges, spanOf, type Range } from '../month-range.ts';

interface Props {
  months: Earnings['months'];
  range: Range;
  onRange: (range: Range) => void;
}

/** Earnings by month, with refunds and commission. */
export function MonthlyBreakdown({ months, range, onRange }: Props) {
  const t = useText(earningsEn);
  const locale = useLocale();
  const shown = monthsIn(months, range);
  const span = spanOf(shown, locale);
  return (
    <Card aria-labelledby="monthly-breakdown">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 id="monthly-breakdown" className="text-18 font-title">
            {t('monthlyBreakdown')}
          </h2>
          {span && <p className="text-14 text-muted">{t('span', span)}</p>}
        </div>
        <SegmentedControl
          label={t('range')}
          value={range}
          onChange={onRange}
          options={ranges.map((length) => ({ value: length, label: t(`last${length}`) }))}
          wide
          // All three options fit on one line of the smallest phones.
          className="w-full sm:w-auto max-[24rem]:[&_label]:px-1 max-[24rem]:[&_label]:text-12"
        />
      </div>
      <BarList
        caption={t('monthlyBreakdown')}
        columns={{ label: t('month'), value: t('amount'), note: t('jobs') }}
        emphasiseFirst
        bars={shown.map(({ month, amount, jobs }) => ({
          id: month,
          label: formatMonthShort(month, locale),
          value: amount,
          shown: formatPesoLong(amount),
          note: t('jobCount', { count: jobs }),
        }))}
      />
      <Sums months={shown} />
    </Card>
  );
}

function Sums({ months }: { months: Earnings['months'] }) {
  const t = useText(earningsEn);
  const { lines, total } = periodSums(months);
  if (lines.length === 0) return null;
  return (
    <dl className="mt-3 grid gap-1.5 border-t border-dashed border-line-control pt-3 text-14">
      {lines.map(({ word, amount }) => (
        <div key={word} className="flex items-baseline justify-between gap-4">
          <dt className="text-muted">{t(word)}</dt>
          <dd className="tabular font-strong">{formatPesoLong(amount)}</dd>
        </div>
      ))}
      <div className="mt-1 flex items-center justify-between gap-4">
        <dt className="text-muted">{t('earnedTotal')}</dt>
        <dd className="amount text-22">{formatPesoLong(total)}</dd>
      </div>
    </dl>
  );
}
