import { useState } from 'react';
import { formatMonthShort } from '#contracts/manila-format.ts';
import { formatPesoShort } from '#contracts/money.ts';
import type { Earnings } from '#contracts/views/earnings.ts';
import { useLocale, useText } from '../../i18n/use-text.ts';
import { BarList } from '../../ui/BarList.tsx';
import { Card } from '../../ui/Card.tsx';
import { SegmentedControl } from '../../ui/SegmentedControl.tsx';
import { earningsText } from './earnings.text.ts';
import { monthsIn, ranges, spanOf, usualRange, type Range } from './month-range.ts';

export function MonthlyBreakdown({ months }: { months: Earnings['months'] }) {
  const t = useText(earningsText);
  const locale = useLocale();
  const [range, setRange] = useState<Range>(usualRange);
  const shown = monthsIn(months, range);
  const span = spanOf(shown, locale);
  return (
    <Card aria-labelledby="monthly-breakdown">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 id="monthly-breakdown" className="text-18 font-title">{t('monthlyBreakdown')}</h2>
          {span && <p className="text-14 text-muted">{t('span', span)}</p>}
        </div>
        <SegmentedControl
          label={t('range')}
          value={range}
          onChange={setRange}
          options={ranges.map((length) => ({ value: length, label: t(`last${length}`) }))}
          wide
          className="w-full sm:w-auto"
        />
      </div>
      <BarList
        caption={t('monthlyBreakdown')}
        columns={{ label: t('month'), value: t('amount'), note: t('jobs') }}
        emphasiseFirst
        bars={shown.map(({ month, amount, jobs }) => ({ id: month, label: formatMonthShort(month, locale), value: amount, shown: formatPesoShort(amount), note: t('jobCount', { count: jobs }) }))}
      />
    </Card>
  );
}
