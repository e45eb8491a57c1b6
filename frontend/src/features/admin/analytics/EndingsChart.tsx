import type { Ending, Outcome } from '#contracts/analytics/endings.ts';
import type { Span } from '#contracts/analytics/periods.ts';
import type { Analytics } from '#contracts/views/analytics.ts';
import { useText } from '../../../i18n/use-text.ts';
import { analyticsEn } from './analytics.en.ts';
import { BarChart } from './charts/BarChart.tsx';
import { ChartCard } from './charts/ChartCard.tsx';
import type { Sheet } from './charts/sheet.ts';
import { endingsEn } from './endings.en.ts';
import { figureLinks } from './figure-links.ts';
import { fileOf } from './PeriodCharts.tsx';

/** Reasons why requests did not become jobs; a thin line marks the previous period's count. */
export function EndingsChart({ data }: { data: Analytics }) {
  const t = useText(analyticsEn);
  const endingWord = useText(endingsEn);
  const total = data.endings.reduce((sum, { count }) => sum + count, 0);
  const share = (count: number) => (total === 0 ? '0%' : `${Math.round((count / total) * 100)}%`);
  const earlier = data.before && spanOf(data.before.periods);
  const sheet: Sheet = {
    caption: t('endingsCaption'),
    head: [t('reason'), t('requests'), t('share'), ...(data.before ? [t('before')] : [])],
    rows: data.endings.map(({ ending, count, before }) => ({
      key: ending,
      cells: [
        endingWord(`ending_${ending}`),
        String(count),
        share(count),
        ...(before === null ? [] : [String(before)]),
      ],
      links: figureLinks(data, { ending }),
      cellLinks: Object.fromEntries(
        [[COUNT, data] as const, ...(earlier ? [[BEFORE, earlier] as const] : [])].map(([at, span]) => [
          at,
          figureLinks(span, { ending }),
        ]),
      ),
    })),
  };
  return (
    <ChartCard
      title={t('endingsTitle')}
      hint={t(data.before ? 'endingsHintCompared' : 'endingsHint')}
      sheet={sheet}
      file={fileOf('endings', data)}
      {...(data.endings.length === 0 && { empty: <p className="text-14 text-muted">{t('noEndings')}</p> })}
    >
      <BarChart
        rows={data.endings.map(({ ending, count, before }) => ({
          id: ending,
          label: endingWord(`ending_${ending}`),
          value: count,
          before,
          shown: `${count} · ${share(count)}`,
          colour: colourOf(ending),
          to: figureLinks(data, { ending }).bookings,
        }))}
      />
    </ChartCard>
  );
}

/** Column indexes of the count and the previous count. */
const COUNT = 1;
const BEFORE = 3;

function spanOf(periods: readonly Span[]): Span | null {
  const [first, last] = [periods[0], periods.at(-1)];
  return first && last ? { from: first.from, to: last.to } : null;
}

const declines: ReadonlySet<Ending> = new Set(['declined', 'time_taken', 'worker_unavailable']);

function outcomeOf(ending: Ending): Outcome {
  if (ending === 'expired') return 'expired';
  return declines.has(ending) ? 'declined' : 'cancelled';
}

const colours: Partial<Record<Outcome, string>> = { declined: 'var(--danger)', expired: 'var(--info)' };

function colourOf(ending: Ending): string {
  return colours[outcomeOf(ending)] ?? 'var(--neutral)';
}
