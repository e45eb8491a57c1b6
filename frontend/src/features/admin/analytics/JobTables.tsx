import { formatPesoLong, formatPesoShort } from '#contracts/money.ts';
import type { Analytics, PriceFigures } from '#contracts/views/analytics.ts';
import { inCatalogue } from '../../../i18n/i18n.ts';
import { useText } from '../../../i18n/use-text.ts';
import { analyticsEn } from './analytics.en.ts';
import { BarChart } from './charts/BarChart.tsx';
import { ChartCard } from './charts/ChartCard.tsx';
import { pesos, type Sheet, type SheetRow } from './charts/sheet.ts';
import { figureLinks, type BookingFilters } from './figure-links.ts';
import { fileOf } from './PeriodCharts.tsx';

interface Props {
  data: Analytics;
}

type Jobs = Pick<PriceFigures, 'requested' | 'completed' | 'amount' | 'least' | 'most'>;

const DRAWN = 8;

function average({ amount, completed }: Jobs): number {
  return completed === 0 ? 0 : Math.round(amount / completed);
}

/**
 * Links of a row and of its columns to all requests and to completed jobs. `names`: number of name columns before
 * them.
 */
function rowLinks(span: Analytics, of: BookingFilters, names = 1): Pick<SheetRow, 'links' | 'cellLinks'> {
  const [all, done] = [figureLinks(span, of), figureLinks(span, { ...of, outcome: 'completed' })];
  const columns = [all, done, done, done, done, done].map((each, n) => [n + names, each] as const);
  return { links: all, cellLinks: Object.fromEntries(columns) };
}

/** Columns after the name columns, and their CSV values. */
function useJobCells() {
  const t = useText(analyticsEn);
  const price = (jobs: Jobs, centavos: number) => (jobs.completed === 0 ? t('nothingYet') : formatPesoLong(centavos));
  return {
    head: [t('requests'), t('done'), t('averagePrice'), t('leastPrice'), t('mostPrice'), t('revenue')],
    cells: (jobs: Jobs) => [
      String(jobs.requested),
      String(jobs.completed),
      ...[average(jobs), jobs.least, jobs.most].map((centavos) => price(jobs, centavos)),
      formatPesoLong(jobs.amount),
    ],
    csv: (jobs: Jobs) => [
      String(jobs.requested),
      String(jobs.completed),
      ...[average(jobs), jobs.least, jobs.most, jobs.amount].map(pesos),
    ],
    shown: (jobs: Jobs) =>
      t('averageOf', {
        price: jobs.completed === 0 ? t('nothingYet') : formatPesoShort(Math.round(average(jobs) / 100) * 100),
        count: jobs.requested,
      }),
  };
}

type Row = Jobs & { key: string; name: string; csvName: string; of: BookingFilters };

/** Services or cities: the most requested ones as bars, all of them in the table. */
function JobsChart({
  data,
  rows,
  title,
  head,
  file,
}: Props & { rows: Row[]; title: string; head: string; file: string }) {
  const t = useText(analyticsEn);
  const columns = useJobCells();
  const sheet: Sheet = {
    caption: title,
    head: [head, ...columns.head],
    rows: rows.map((row) => ({
      key: row.key,
      cells: [row.name, ...columns.cells(row)],
      csv: [row.csvName, ...columns.csv(row)],
      ...rowLinks(data, row.of),
    })),
  };
  return (
    <ChartCard
      title={title}
      hint={t('mostAskedFor')}
      sheet={sheet}
      file={fileOf(file, data)}
      {...(rows.length === 0 && { empty: <Nothing /> })}
    >
      <BarChart
        rows={rows.slice(0, DRAWN).map((row) => ({
          id: row.key,
          label: row.name,
          value: row.requested,
          shown: columns.shown(row),
          to: figureLinks(data, row.of).bookings,
        }))}
      />
    </ChartCard>
  );
}

export function ServicesChart({ data }: Props) {
  const t = useText(analyticsEn);
  const rows = data.services.map((row) => ({
    ...row,
    key: row.serviceId,
    name: inCatalogue(row.service),
    csvName: row.service,
    of: { service: row.serviceId },
  }));
  return <JobsChart {...{ data, rows }} title={t('servicesTitle')} head={t('service')} file="services" />;
}

export function CitiesChart({ data }: Props) {
  const t = useText(analyticsEn);
  const rows = data.cities.map((row) => ({
    ...row,
    key: row.city,
    name: row.city,
    csvName: row.city,
    of: { city: row.city },
  }));
  return <JobsChart {...{ data, rows }} title={t('citiesTitle')} head={t('city')} file="cities" />;
}

export function PricesTable({ data }: Props) {
  const t = useText(analyticsEn);
  const { head, cells, csv } = useJobCells();
  const sheet: Sheet = {
    caption: t('pricesTitle'),
    head: [t('service'), t('city'), ...head],
    rows: data.prices.map((row) => ({
      key: `${row.serviceId} ${row.city}`,
      cells: [inCatalogue(row.service), row.city, ...cells(row)],
      csv: [row.service, row.city, ...csv(row)],
      ...rowLinks(data, { service: row.serviceId, city: row.city }, 2),
    })),
  };
  return (
    <ChartCard
      title={t('pricesTitle')}
      hint={t('pricesHint')}
      sheet={sheet}
      file={fileOf('prices', data)}
      {...(data.prices.length === 0 && { empty: <Nothing /> })}
    />
  );
}

function Nothing() {
  const t = useText(analyticsEn);
  return <p className="text-14 text-muted">{t('noRequests')}</p>;
}
