import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { AuditRow } from '#contracts/views/audit.ts';
import { formatDay, formatTimeWithSeconds } from '#contracts/manila-format.ts';
import { useLocale, useText, type Text } from '../../../i18n/use-text.ts';
import { DataTable, type Column } from '../../../ui/DataTable.tsx';
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
  selectedId: string | null;
  onRow: (row: AuditRow) => void;
  /** The address of the quick look at a row. */
  addressOf: (row: AuditRow) => string;
  foot?: ReactNode;
  instead?: ReactNode;
}

export function AuditTable({ oneDay, addressOf, ...table }: Props) {
  const t = useText(auditText);
  const words = useActionWords();
  const columns = auditColumns({ t, words, oneDay, addressOf });
  return <DataTable {...table} caption={t('caption')} columns={columns} rowId={({ id }) => id} />;
}

interface Made extends Pick<Props, 'oneDay' | 'addressOf'> {
  t: Text<keyof typeof auditEn>;
  words: (row: AuditRow) => string;
}

function auditColumns({ t, words, oneDay, addressOf }: Made): Column<AuditRow>[] {
  return [
    { id: 'when', header: t('when'), onPhone: 'end', width: oneDay ? 'w-24' : 'w-40', cell: ({ at }) => <When at={at} oneDay={oneDay} /> },
    { id: 'who', header: t('who'), cell: ({ actor }) => <ActorName actor={actor} /> },
    { id: 'action', header: t('action'), onPhone: 'title', cell: (row) => <ActionLink row={row} to={addressOf(row)} text={words(row)} /> },
    { id: 'subject', header: t('subject'), cell: ({ subject }) => <span className="block max-w-48 truncate font-strong" title={subject}>{subject}</span> },
    { id: 'changes', header: t('changes'), cell: ({ changes }) => <span className="block truncate text-muted md:max-w-56" title={changes}>{changes}</span> },
  ];
}

function ActionLink({ row, to, text }: { row: AuditRow; to: string; text: string }) {
  return (
    <Link
      id={rowElementId(row.stream, row.revision)}
      to={to}
      replace
      preventScrollReset
      onClick={(event) => event.stopPropagation()}
      className="flex items-center gap-2 rounded-8"
    >
      <span aria-hidden="true" className={`size-2 shrink-0 rounded-[3px] ${dotTones[row.tone]}`} />
      {text}
    </Link>
  );
}

function When({ at, oneDay }: { at: string; oneDay: boolean }) {
  const locale = useLocale();
  const time = <span className="whitespace-nowrap">{formatTimeWithSeconds(at, locale)}</span>;
  return (
    <time dateTime={at} className="tabular block text-13 text-muted">
      {oneDay ? time : <><span className="whitespace-nowrap">{formatDay(at, locale)}</span>, {time}</>}
    </time>
  );
}
