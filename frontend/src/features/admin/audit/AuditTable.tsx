import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { AuditRow } from '#contracts/views/platform-audit.ts';
import { formatDay, formatTimeWithSeconds } from '#contracts/manila-format.ts';
import { useLocale, useText, type Text } from '../../../i18n/use-text.ts';
import { cx } from '../../../ui/class-names.ts';
import { DataTable, type Column } from '../../../ui/showing/DataTable.tsx';
import { ActorName } from './ActorName.tsx';
import type { auditEn } from './audit.en.ts';
import { auditText } from './audit.text.ts';
import { useActionWords } from './event-words.ts';
import { rowElementId } from './look-address.ts';
import { dotTones } from './tones.ts';

interface Props {
  rows: readonly AuditRow[];
  /** All rows are of one day, so the time alone says when. */
  oneDay: boolean;
  /** A panel stands beside the table and takes its room. */
  narrow: boolean;
  selectedId: string | null;
  onRow: (row: AuditRow) => void;
  /** The address of the quick look at a row. */
  addressOf: (row: AuditRow) => string;
  foot?: ReactNode;
  instead?: ReactNode;
}

export function AuditTable({ oneDay, narrow, addressOf, ...table }: Props) {
  const t = useText(auditText);
  const words = useActionWords();
  const columns = auditColumns({ t, words, oneDay, narrow, addressOf });
  return <DataTable {...table} caption={t('caption')} columns={columns} rowId={({ id }) => id} />;
}

interface Made extends Pick<Props, 'oneDay' | 'narrow' | 'addressOf'> {
  t: Text<keyof typeof auditEn>;
  words: (row: AuditRow) => string;
}

function auditColumns({ t, words, oneDay, narrow, addressOf }: Made): Column<AuditRow>[] {
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
      cell: (row) => <ActionLink row={row} to={addressOf(row)} text={words(row)} narrow={narrow} />,
    },
    {
      id: 'subject',
      header: t('subject'),
      cell: ({ subject }) => (
        <span className={cx('block truncate font-strong', narrow ? 'md:max-w-24' : 'md:max-w-48')} title={subject}>
          {subject}
        </span>
      ),
    },
    {
      id: 'changes',
      header: t('changes'),
      gives: true,
      cell: ({ changes }) => (
        <span className="block truncate text-muted" title={changes}>
          {changes}
        </span>
      ),
    },
  ];
}

function ActionLink({ row, to, text, narrow }: { row: AuditRow; to: string; text: string; narrow: boolean }) {
  return (
    <Link
      id={rowElementId(row.stream, row.revision)}
      to={to}
      replace
      preventScrollReset
      onClick={(event) => event.stopPropagation()}
      className={cx('flex items-center gap-2 rounded-8', narrow && 'md:max-w-39')}
      title={text}
    >
      <span aria-hidden="true" className={`size-2 shrink-0 rounded-[3px] ${dotTones[row.tone]}`} />
      <span className="truncate">{text}</span>
    </Link>
  );
}

function When({ at, oneDay, narrow }: { at: string; oneDay: boolean; narrow: boolean }) {
  const locale = useLocale();
  const [day, time] = [formatDay(at, locale), formatTimeWithSeconds(at, locale)];
  return (
    <time dateTime={at} className="tabular block text-13 whitespace-nowrap text-muted">
      {!oneDay && !narrow && `${day}, `}
      {time}
      {!oneDay && narrow && <span className="block text-12">{day}</span>}
    </time>
  );
}
