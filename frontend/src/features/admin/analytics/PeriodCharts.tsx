import { moneyFigures } from '#contracts/analytics/bookings-of-figures.ts';
import { type Outcome, outcomes } from '#contracts/analytics/endings.ts';
import { formatPesoLong, formatPesoShort } from '#contracts/money.ts';
import type { Analytics, PeriodFigures } from '#contracts/views/analytics.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { durationText, periodLabel, shortPeriodLabel, shortPesos } from './analytics-words.ts';
import { analyticsEn } from './analytics.en.ts';
import { ChartCard } from './charts/ChartCard.tsx';
import { PeriodChart } from './charts/PeriodChart.tsx';
import type { Period, Series } from './charts/series.ts';
import { pesos, type Sheet } from './charts/sheet.ts';
import { figureLinks, moneyLinks } from './figure-links.ts';
import { requestedIn } from './figures.ts';

interface Props {
  data: Analytics;
}

const outcomeColour: Readonly<Record<Outcome, string>> = {
  completed: 'var(--success)',
  upcoming: 'var(--brand)',
  waiting: 'var(--mango)',
  cancelled: 'var(--neutral)',
  declined: 'var(--danger)',
  expired: 'var(--info)',
};
/** Bottom to top: completed jobs first. */
const stacked: readonly Outcome[] = ['completed', 'upcoming', 'waiting', 'cancelled', 'declined', 'expired'];

/** Labels and links of each period. */
function usePeriods({ periods, by }: Analytics, to: (period: PeriodFigures) => string): Period[] {
  const t = useText(analyticsEn);
  const locale = useLocale();
  return periods.map((period) => ({
    key: period.from,
    label: periodLabel(t, period, by, locale),
    short: shortPeriodLabel(period, by, locale),
    to: to(period),
  }));
}

export function RequestsChart({ data }: Props) {
  const t = useText(analyticsEn);
  const periods = usePeriods(data, (period) => figureLinks(period).bookings);
  const series = stacked.map((outcome): Series => ({
    id: outcome,
    label: t(`outcome_${outcome}`),
    colour: outcomeColour[outcome],
    values: data.periods.map((period) => period.outcomes[outcome]),
  }));
  const sheet: Sheet = {
    caption: t('requestsCaption'),
    head: [t('period'), t('requests'), ...outcomes.map((outcome) => t(`outcome_${outcome}`))],
    rows: data.periods.map((period, n) => ({
      key: period.from,
      cells: [
        periods[n]?.label ?? period.from,
        String(requestedIn(period)),
        ...outcomes.map((outcome) => String(period.outcomes[outcome])),
      ],
      csv: [period.from, String(requestedIn(period)), ...outcomes.map((outcome) => String(period.outcomes[outcome]))],
      links: figureLinks(period),
      cellLinks: Object.fromEntries(
        [undefined, ...outcomes].map((outcome, at) => [at + 1, figureLinks(period, { ...(outcome && { outcome }) })]),
      ),
    })),
  };
  return (
    <ChartCard title={t('requestsTitle')} hint={t('requestsHint')} sheet={sheet} file={fileOf('requests', data)}>
      <PeriodChart
        label={t('requestsTitle')}
        kind="stacks"
        periods={periods}
        series={series}
        show={String}
        whole={t('wholeSpan', { count: requestedIn(data.total) })}
      />
    </ChartCard>
  );
}

const moneyColour = {
  revenue: 'var(--brand)',
  commission: 'var(--mango-mark)',
  refunds: 'var(--danger)',
  payouts: 'var(--info)',
} as const;

export function MoneyChart({ data }: Props) {
  const t = useText(analyticsEn);
  const locale = useLocale();
  const periods = usePeriods(data, (period) => moneyLinks(period, 'revenue').events);
  const series = [
    ...moneyFigures.map((figure): Series => ({
      id: figure,
      label: t(figure),
      colour: moneyColour[figure],
      values: data.periods.map((period) => period[figure]),
    })),
    ...beforeSeries(data, t('revenueBefore'), ({ revenue }) => revenue),
  ];
  const sheet: Sheet = {
    caption: t('moneyCaption'),
    head: [t('period'), ...moneyFigures.map((figure) => t(figure)), ...(data.before ? [t('revenueBefore')] : [])],
    rows: data.periods.map((period, n) => ({
      key: period.from,
      cells: [
        periods[n]?.label ?? period.from,
        ...moneyFigures.map((figure) => formatPesoLong(period[figure])),
        ...beforeCell(data, n, ({ revenue }) => formatPesoLong(revenue)),
      ],
      csv: [
        period.from,
        ...moneyFigures.map((figure) => pesos(period[figure])),
        ...beforeCell(data, n, ({ revenue }) => pesos(revenue)),
      ],
      cellLinks: Object.fromEntries(moneyFigures.map((figure, at) => [at + 1, moneyLinks(period, figure)])),
    })),
  };
  return (
    <ChartCard title={t('moneyTitle')} hint={t('moneyHint')} sheet={sheet} file={fileOf('money', data)}>
      <PeriodChart
        label={t('moneyTitle')}
        kind="lines"
        periods={periods}
        series={series}
        show={formatPesoShort}
        showShort={(centavos) => shortPesos(centavos, locale)}
        whole={t('moneyWhole', { amount: formatPesoShort(data.total.revenue) })}
      />
    </ChartCard>
  );
}

export function AnswersChart({ data }: Props) {
  const t = useText(analyticsEn);
  const periods = usePeriods(data, (period) => figureLinks(period, { answer: 'given' }).bookings);
  const show = (seconds: number) => durationText(t, seconds);
  const median = ({ medianAnswerSeconds: seconds }: PeriodFigures) =>
    seconds === null ? t('nothingYet') : show(seconds);
  // In minutes or hours, so that the grid lines have round values.
  const longest = Math.max(0, ...data.periods.map((period) => period.medianAnswerSeconds ?? 0));
  const unit = longest > 3 * 3600 ? 3600 : 60;
  const inUnits = (period: PeriodFigures) =>
    period.medianAnswerSeconds === null ? null : period.medianAnswerSeconds / unit;
  const series = [
    {
      id: 'median',
      label: t('median'),
      colour: 'var(--brand)',
      values: data.periods.map(inUnits),
    },
    ...beforeSeries(data, t('medianBefore'), inUnits),
  ];
  const sheet: Sheet = {
    caption: t('answersCaption'),
    head: [t('period'), t('answered'), t('median'), ...(data.before ? [t('medianBefore')] : [])],
    rows: data.periods.map((period, n) => ({
      key: period.from,
      cells: [
        periods[n]?.label ?? period.from,
        String(period.answered),
        median(period),
        ...beforeCell(data, n, median),
      ],
      csv: [
        period.from,
        String(period.answered),
        String(period.medianAnswerSeconds ?? ''),
        ...beforeCell(data, n, ({ medianAnswerSeconds }) => String(medianAnswerSeconds ?? '')),
      ],
      links: figureLinks(period, { answer: 'given' }),
      cellLinks: { 1: figureLinks(period, { answer: 'given' }) },
    })),
  };
  const { medianAnswerSeconds } = data.total;
  return (
    <ChartCard title={t('answersTitle')} hint={t('answersHint')} sheet={sheet} file={fileOf('answers', data)}>
      <PeriodChart
        label={t('answersTitle')}
        kind="lines"
        periods={periods}
        series={series}
        show={(units) => show(units * unit)}
        showShort={(units) => t(unit === 60 ? 'inMinutes' : 'inHours', { count: units })}
        whole={medianAnswerSeconds === null ? t('noAnswers') : t('medianWhole', { time: show(medianAnswerSeconds) })}
      />
    </ChartCard>
  );
}

/** The same figure for the previous period; empty without a comparison. */
function beforeSeries({ before }: Analytics, label: string, of: (period: PeriodFigures) => number | null): Series[] {
  return before
    ? [{ id: 'before', label, colour: 'var(--neutral)', values: before.periods.map(of), dashed: true }]
    : [];
}

/** Text of the dashed line's period for the table. */
function beforeCell({ before }: Analytics, n: number, said: (period: PeriodFigures) => string): string[] {
  const period = before?.periods[n];
  return period ? [said(period)] : [];
}

export function fileOf(chart: string, { from, to }: { from: string; to: string }): string {
  return `suki-${chart}-${from}-${to}`;
}
