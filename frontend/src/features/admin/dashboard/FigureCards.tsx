import { formatPesoShort } from '#contracts/money.ts';
import type { AdminOverview } from '#contracts/views/platform-overview.ts';
import { useMay } from '../../../domain/session/use-may.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Sparkline } from '../../../ui/showing/charts/Sparkline.tsx';
import { TextLink } from '../../../ui/pressing/TextLink.tsx';
import { Tag } from '../../../ui/showing/Tag.tsx';
import { moneyLinks } from '../analytics/figure-links.ts';
import { betweenDays } from '../list/days/days.ts';
import { dashboardEn } from './dashboard.en.ts';
import { bookingsToday, changeText, failedShare, totalled, type Compared } from './overview-figures.ts';

/** Four figures with sparklines. */
export function FigureCards({ overview: { days, before } }: { overview: AdminOverview }) {
  const t = useText(dashboardEn);
  const than = t('comparedWith', { days: days.length });
  const today = bookingsToday(days, before);
  const may = useMay();
  const span = { from: days[0]?.day ?? '', to: days.at(-1)?.day ?? '' };
  return (
    <div className="grid grid-cols-2 gap-3.5 xl:grid-cols-4">
      <FigureCard
        label={t('bookingsToday')}
        to={may('bookings.read') ? '/admin/bookings?day=today' : undefined}
        figure={{ ...today, change: null }}
        shown={String}
        than={than}
        note={today.usual === null ? null : t('usually', { count: Math.round(today.usual) })}
      />
      <FigureCard
        label={t('workDone')}
        to={may('bookings.read') ? moneyLinks(span, 'revenue').bookings : undefined}
        figure={totalled(days, before, 'completedAmount')}
        shown={formatPesoShort}
        than={than}
      />
      <FigureCard
        label={t('newPeople')}
        to={may('people.read') ? `/admin/users?${new URLSearchParams({ day: betweenDays(span) })}` : undefined}
        figure={totalled(days, before, 'registered')}
        shown={String}
        than={than}
      />
      <FigureCard
        label={t('failedShare')}
        figure={failedShare(days, before)}
        shown={(share) => `${share.toFixed(1)}%`}
        than={than}
        inPoints
        less
      />
    </div>
  );
}

interface Props {
  label: string;
  /** Link to the list of counted items. */
  to?: string | undefined;
  figure: Compared;
  shown: (value: number) => string;
  /** Label of the comparison. */
  than: string;
  /** Shown instead of the change. */
  note?: string | null;
  /** The change is in percentage points. */
  inPoints?: boolean;
  /** A lower value is better. */
  less?: boolean;
}

function FigureCard({ label, to, figure: { value, change, line }, shown, than, note, inPoints, less }: Props) {
  const t = useText(dashboardEn);
  return (
    <section className="flex flex-col overflow-hidden rounded-20 border border-line bg-surface">
      <div className="flex-1 px-4 pt-4 pb-2">
        <h2 className="text-13 font-strong tracking-normal text-muted">
          {to ? <TextLink to={to}>{label}</TextLink> : label}
        </h2>
        <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
          <p className="amount text-28 tracking-tight">{shown(value)}</p>
          {note && <p className="text-13 text-muted">{note}</p>}
          {change !== null && change !== 0 && (
            <Tag tone={(less ? change < 0 : change > 0) ? 'success' : 'danger'}>
              <span title={than}>{changeText(change, inPoints ? '' : '%')}</span>
              <span className="sr-only">{than}</span>
            </Tag>
          )}
        </div>
      </div>
      <Sparkline
        values={line}
        label={t('lineOf', { what: label, days: line.length })}
        tone={less ? 'mango' : 'brand'}
      />
    </section>
  );
}
