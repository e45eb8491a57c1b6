import type { MoneyFigure } from '#contracts/analytics/bookings-of-figures.ts';
import { formatPesoLong } from '#contracts/money.ts';
import type { AuditRow } from '#contracts/views/platform-audit.ts';
import { formatDay, formatTimeWithSeconds } from '#contracts/manila-format.ts';
import { useLocale, type Text } from '../../../i18n/use-text.ts';
import { cx } from '../../../ui/class-names.ts';
import type { ListColumn } from '../list/list-columns.ts';
import type { RowLook } from '../list/row-look.ts';
import { RowLink } from '../list/RowLink.tsx';
import { ActorName } from './ActorName.tsx';
import type { auditEn } from './audit.en.ts';

interface Made {
  t: Text<keyof typeof auditEn>;
  words: (row: AuditRow) => string;
  changeWords: (row: AuditRow) => string;
  subjectWords: (row: AuditRow) => string;
  /** All rows are of one day, so only the time is shown. */
  oneDay: boolean;
  /** Less room: a quick look is open beside the table, or the screen is small. */
  narrow: boolean;
  look: RowLook<AuditRow>;
  /** Shows the amounts that the events moved. */
  figure: MoneyFigure | undefined;
}

export function auditColumns({
  t,
  words,
  changeWords,
  subjectWords,
  oneDay,
  narrow,
  look,
  figure,
}: Made): ListColumn<AuditRow>[] {
  return [
    {
      id: 'when',
      header: t('when'),
      onPhone: 'end',
      cell: ({ at }) => <When at={at} oneDay={oneDay} narrow={narrow} />,
    },
    {
      id: 'who',
      header: t('who'),
      cell: ({ actor }) => (
        <span className={cx('block', narrow ? 'md:max-w-34' : 'md:max-w-52')}>
          <ActorName actor={actor} />
        </span>
      ),
    },
    {
      id: 'action',
      header: t('action'),
      onPhone: 'title',
      cell: (row) => (
        <RowLink
          row={row}
          look={look}
          title={words(row)}
          className={cx('flex items-center gap-2', narrow && 'md:max-w-39')}
        >
          <span aria-hidden="true" className={`size-2 shrink-0 rounded-[3px] ${dotTones[row.tone]}`} />
          <span className="truncate">{words(row)}</span>
        </RowLink>
      ),
    },
    {
      id: 'subject',
      header: t('subject'),
      cell: (row) => (
        <span
          className={cx('block truncate font-strong', narrow ? 'md:max-w-24' : 'md:max-w-48')}
          title={subjectWords(row)}
        >
          {subjectWords(row)}
        </span>
      ),
    },
    ...(figure ? [movedColumn(t(`figure_${figure}`))] : []),
    {
      id: 'changes',
      header: t('changes'),
      shrinks: true,
      cell: (row) => <Changes>{changeWords(row)}</Changes>,
    },
  ];
}

function movedColumn(header: string): ListColumn<AuditRow> {
  const cell = ({ moved }: AuditRow) => moved !== undefined && <span className="amount">{formatPesoLong(moved)}</span>;
  return { id: 'moved', header, align: 'right', cell };
}

function Changes({ children }: { children: string }) {
  return (
    children && (
      <span className="block truncate text-muted" title={children}>
        {children}
      </span>
    )
  );
}

function When({ at, oneDay, narrow }: { at: string; oneDay: boolean; narrow: boolean }) {
  const locale = useLocale();
  const [day, time] = [formatDay(at, locale), formatTimeWithSeconds(at, locale)];
  return (
    <time dateTime={at} className="tabular block text-13 whitespace-nowrap text-muted">
      <span>{!oneDay && !narrow ? `${day}, ${time}` : time}</span>
      {!oneDay && narrow && <span className="block text-12">{day}</span>}
    </time>
  );
}

/** Colour of the dot before an action. */
const dotTones: Record<AuditRow['tone'], string> = {
  brand: 'bg-brand',
  success: 'bg-success',
  mango: 'bg-mango-mark',
  danger: 'bg-danger',
  info: 'bg-info',
  neutral: 'bg-neutral',
};
