import { useNavigate } from 'react-router-dom';
import { formatMonth, formatMonthShort } from '#contracts/manila-format.ts';
import { monthsBefore } from '#contracts/manila-time.ts';
import type { Analytics, Cohort } from '#contracts/views/analytics.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { analyticsEn } from './analytics.en.ts';
import { ChartCard } from './charts/ChartCard.tsx';
import type { Sheet } from './charts/sheet.ts';
import { useWidth } from './charts/use-width.ts';
import { type FigureLinks, figureLinks } from './figure-links.ts';
import { fileOf } from './PeriodCharts.tsx';

const ROW = 30;
const LABEL = 78;

/** Share of each first-month cohort of clients that returned in later months. */
export function CohortsChart({ data }: { data: Analytics }) {
  const t = useText(analyticsEn);
  const locale = useLocale();
  const cohorts = data.cohorts.filter(({ clients }) => clients > 0);
  const longest = Math.max(1, ...cohorts.map(({ active }) => active.length));
  const sheet: Sheet = {
    caption: t('cohortsTitle'),
    head: [
      t('firstJobIn'),
      t('clients'),
      ...Array.from({ length: longest - 1 }, (_, n) => t('monthsLater', { count: n + 1 })),
    ],
    rows: cohorts.map((cohort) => ({
      key: cohort.month,
      cells: [
        formatMonth(cohort.month, locale),
        String(cohort.clients),
        ...Array.from({ length: longest - 1 }, (_, n) => shareOf(cohort, n + 1)),
      ],
      csv: [
        cohort.month,
        String(cohort.clients),
        ...Array.from({ length: longest - 1 }, (_, n) => String(cohort.active[n + 1] ?? '')),
      ],
      cellLinks: Object.fromEntries(cohort.active.map((_, later) => [later + 1, cohortLinks(cohort, later)])),
    })),
  };
  return (
    <ChartCard
      title={t('cohortsTitle')}
      hint={t('cohortsHint')}
      sheet={sheet}
      file={fileOf('cohorts', data)}
      {...(cohorts.length === 0 && { empty: <p className="text-14 text-muted">{t('noCohorts')}</p> })}
    >
      <Grid cohorts={cohorts} longest={longest} locale={locale} />
    </ChartCard>
  );
}

/** Completed jobs of a cohort's clients `later` months after their first. */
function cohortLinks({ month: cohort }: Cohort, later: number): FigureLinks {
  return figureLinks(null, { cohort, month: monthsBefore(cohort, -later) });
}

/** Percentage of the cohort with a completed job in that month; empty for future months. */
function shareOf({ clients, active }: Cohort, later: number): string {
  const count = active[later];
  return count === undefined ? '' : `${Math.round((count / clients) * 100)}%`;
}

function Grid({ cohorts, longest, locale }: { cohorts: readonly Cohort[]; longest: number; locale: string }) {
  const navigate = useNavigate();
  const [frame, width] = useWidth<HTMLDivElement>();
  const columns = Math.max(1, longest);
  const cell = (width - LABEL) / columns;
  // In narrow cells the colours and the table carry the figures.
  const isRoomy = cell >= 22;
  return (
    <div ref={frame}>
      <svg aria-hidden="true" width={width} height={cohorts.length * ROW} className="block w-full">
        {cohorts.map((cohort, row) => (
          <g key={cohort.month}>
            <text x={0} y={row * ROW + 19} fill="var(--muted)" fontSize="13">
              {`${formatMonthShort(cohort.month, locale)} ${cohort.month.slice(2, 4)} · ${cohort.clients}`}
            </text>
            {cohort.active.map((count, later) => (
              <Share
                key={later}
                x={LABEL + later * cell}
                y={row * ROW}
                width={cell}
                share={count / cohort.clients}
                words={isRoomy ? shareOf(cohort, later).replace('%', '') : ''}
                onOpen={() => void navigate(cohortLinks(cohort, later).bookings)}
              />
            ))}
          </g>
        ))}
      </svg>
    </div>
  );
}

interface ShareProps {
  x: number;
  y: number;
  width: number;
  share: number;
  words: string;
  onOpen: () => void;
}

/** The tint never becomes so strong that the text is unreadable. */
function Share({ x, y, width, share, words, onOpen }: ShareProps) {
  return (
    <g onClick={onOpen} className="cursor-pointer">
      <rect x={x + 1} y={y + 1} width={width - 2} height={ROW - 2} rx={4} fill="var(--sunken)" />
      <rect x={x + 1} y={y + 1} width={width - 2} height={ROW - 2} rx={4} fill="var(--leaf)" opacity={share * 0.8} />
      <text x={x + width / 2} y={y + 19} textAnchor="middle" fill="var(--ink)" fontSize="12">
        {words}
      </text>
    </g>
  );
}
