import { formatPesoShort } from '#contracts/money.ts';
import type { AdminOverview } from '#contracts/views/admin-overview.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Sparkline } from '../../../ui/Sparkline.tsx';
import { StatCard } from '../../../ui/StatCard.tsx';
import { dashboardText } from './dashboard.text.ts';
import { bookingsToday, fellThrough, totalled, type Compared } from './overview-figures.ts';

/** Four figures with their days as lines. */
export function FigureCards({ overview: { days, before } }: { overview: AdminOverview }) {
  const t = useText(dashboardText);
  const than = t('comparedWith', { days: days.length });
  return (
    <div className="grid grid-cols-2 gap-3.5 xl:grid-cols-4">
      <FigureCard label={t('bookingsToday')} figure={bookingsToday(days, before)} shown={String} than={t('comparedWithUsual')} />
      <FigureCard label={t('workDone')} figure={totalled(days, before, 'completedAmount')} shown={formatPesoShort} than={than} />
      <FigureCard label={t('newPeople')} figure={totalled(days, before, 'registered')} shown={String} than={than} />
      <FigureCard label={t('fellThrough')} figure={fellThrough(days, before)} shown={(share) => `${share.toFixed(1)}%`} than={than} inPoints less />
    </div>
  );
}

interface Props {
  label: string;
  figure: Compared;
  shown: (value: number) => string;
  /** What it is compared with. */
  than: string;
  /** The change is in percentage points. */
  inPoints?: boolean;
  /** Less of it is better. */
  less?: boolean;
}

function FigureCard({ label, figure: { value, change, line }, shown, than, inPoints, less }: Props) {
  const t = useText(dashboardText);
  const amount = Math.abs(change ?? 0);
  const text = inPoints ? t('points', { points: amount }) : `${amount}%`;
  return (
    <StatCard
      label={label}
      value={shown(value)}
      {...(change !== null && change !== 0 && { change: { text, up: change > 0, good: less ? change < 0 : change > 0 }, note: than })}
      foot={<Sparkline values={line} label={t('lineOf', { what: label, days: line.length })} tone={less ? 'mango' : 'brand'} />}
    />
  );
}
