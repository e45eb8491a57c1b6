import type { Analytics } from '#contracts/views/analytics.ts';
import { useText } from '../../../i18n/use-text.ts';
import { analyticsEn } from './analytics.en.ts';
import { BarChart } from './charts/BarChart.tsx';
import { ChartCard } from './charts/ChartCard.tsx';
import type { Sheet } from './charts/sheet.ts';
import { fileOf } from './PeriodCharts.tsx';

const DRAWN = 10;

/** Searches without any matching worker or service. */
export function MissedSearches({ data }: { data: Analytics }) {
  const t = useText(analyticsEn);
  const sheet: Sheet = {
    caption: t('missedTitle'),
    head: [t('searchedFor'), t('times')],
    rows: data.missedSearches.map(({ words, count }) => ({ key: words, cells: [words, String(count)] })),
  };
  return (
    <ChartCard
      title={t('missedTitle')}
      hint={t('missedHint')}
      sheet={sheet}
      file={fileOf('searches', data)}
      {...(data.missedSearches.length === 0 && { empty: <p className="text-14 text-muted">{t('noMissed')}</p> })}
    >
      <BarChart
        rows={data.missedSearches
          .slice(0, DRAWN)
          .map(({ words, count }) => ({ id: words, label: words, value: count, shown: String(count) }))}
      />
    </ChartCard>
  );
}
