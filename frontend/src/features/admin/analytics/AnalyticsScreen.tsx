import { manilaDay } from '#contracts/manila-time.ts';
import type { Analytics } from '#contracts/views/analytics.ts';
import { Fetched } from '../../../api/Fetched.tsx';
import { useNow } from '../../../browser/use-now.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Note } from '../../../ui/showing/Note.tsx';
import { Loading, Skeleton } from '../../../ui/showing/Skeleton.tsx';
import { TableFrame } from '../list/TableFrame.tsx';
import { useAddress } from '../list/use-address.ts';
import { analyticsFilters } from './analytics-filters.ts';
import { AnalyticsHeader } from './AnalyticsHeader.tsx';
import { analyticsEn } from './analytics.en.ts';
import { useReadAnalyticsQuery } from './api.ts';
import { CellsMap } from './CellsMap.tsx';
import { CohortsChart } from './CohortsChart.tsx';
import { EndingsChart } from './EndingsChart.tsx';
import { FigureCards } from './FigureCards.tsx';
import { requestedIn } from './figures.ts';
import { CitiesChart, PricesTable, ServicesChart } from './JobTables.tsx';
import { MissedSearches } from './MissedSearches.tsx';
import { AnswersChart, MoneyChart, RequestsChart } from './PeriodCharts.tsx';
import { WorkersAtRisk } from './WorkersAtRisk.tsx';

/** Platform figures for any period; each figure links to its bookings and events. */
export function AnalyticsScreen() {
  const t = useText(analyticsEn);
  const { params, change } = useAddress();
  const today = manilaDay(useNow());
  const filters = analyticsFilters(params, today);
  const { from, to, by, compare } = filters;
  const read = useReadAnalyticsQuery({ from, to, by, ...(compare !== 'none' && { compare }) });
  return (
    <>
      <AnalyticsHeader filters={filters} today={today} onChange={change} />
      <TableFrame of={read}>
        <Fetched of={read} failed={t('loadFailed')} waiting={<Waiting />}>
          {(data) => <Figures data={data} />}
        </Fetched>
      </TableFrame>
    </>
  );
}

function Figures({ data }: { data: Analytics }) {
  const t = useText(analyticsEn);
  return (
    <div className="flex flex-col gap-3.5">
      {requestedIn(data.total) === 0 && <Note title={t('noRequests')}>{t('noRequestsHint')}</Note>}
      <FigureCards data={data} />
      <div className="grid grid-cols-1 gap-3.5 xl:grid-cols-2 [&>*]:min-w-0">
        <RequestsChart data={data} />
        <MoneyChart data={data} />
        <EndingsChart data={data} />
        <AnswersChart data={data} />
        <ServicesChart data={data} />
        <CitiesChart data={data} />
        <CellsMap data={data} />
        <CohortsChart data={data} />
      </div>
      <MissedSearches data={data} />
      <PricesTable data={data} />
      <WorkersAtRisk data={data} />
    </div>
  );
}

function Waiting() {
  return (
    <Loading className="flex flex-col gap-3.5">
      <div className="grid grid-cols-2 gap-3.5 xl:grid-cols-4">
        {[1, 2, 3, 4, 5, 6, 7, 8].map((card) => (
          <Skeleton key={card} className="h-40 rounded-20" />
        ))}
      </div>
      <div className="grid grid-cols-1 gap-3.5 xl:grid-cols-2">
        {[1, 2, 3, 4, 5, 6, 7, 8].map((card) => (
          <Skeleton key={card} className="h-108 rounded-20" />
        ))}
      </div>
    </Loading>
  );
}
