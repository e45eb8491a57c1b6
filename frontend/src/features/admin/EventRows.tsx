import { CircleDot } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatDayAndTime } from '#contracts/manila-format.ts';
import type { AuditRow } from '#contracts/views/platform-audit.ts';
import { useMay } from '../../domain/session/use-may.ts';
import { useLocale } from '../../i18n/use-text.ts';
import { useActorName } from './audit/ActorName.tsx';
import { eventIcons } from '../../domain/event-icons.ts';
import { useChangeWords } from './audit/change-words.ts';
import { useActionWords } from './audit/event-words.ts';
import { useSubjectWords } from './audit/subject-words.ts';
import { toneLooks } from '../../ui/showing/tone-looks.ts';

interface Props {
  /** Newest first. */
  rows: readonly AuditRow[];
  /** Omits this actor's name when all rows belong to the displayed person. */
  actorId?: string;
}

export function EventRows({ rows, actorId }: Props) {
  return (
    <ol className="flex flex-col gap-3">
      {rows.map((row) => (
        <Row key={row.id} row={row} byItself={row.actor.id !== null && row.actor.id === actorId} />
      ))}
    </ol>
  );
}

function Row({ row, byItself }: { row: AuditRow; byItself: boolean }) {
  const words = useActionWords();
  const changed = useChangeWords();
  const subjectOf = useSubjectWords();
  const mayFollow = useMay()('audit.read');
  const nameOf = useActorName();
  const locale = useLocale();
  const Icon = eventIcons[row.type] ?? CircleDot;
  const about = byItself ? subjectOf(row) : nameOf(row.actor);
  const facts = [byItself && about === row.actor.name ? '' : about, changed(row)]
    .filter((text) => text !== '')
    .join(', ');
  return (
    <li className="flex gap-3">
      <span className={`flex size-7 shrink-0 items-center justify-center rounded-8 ${toneLooks[row.tone]}`}>
        <Icon aria-hidden="true" className="size-4" />
      </span>
      <div className="min-w-0 flex-1">
        {mayFollow ? (
          <Link
            to={`/admin/audit-logs?look=${encodeURIComponent(row.stream)}&at=${row.revision}`}
            className="rounded-8 text-14 font-strong hover:underline hover:underline-offset-4"
          >
            {words(row)}
          </Link>
        ) : (
          <span className="text-14 font-strong">{words(row)}</span>
        )}
        {facts && <p className="text-13 text-muted">{facts}</p>}
        <p className="text-12 text-muted">
          <time dateTime={row.at}>{formatDayAndTime(row.at, locale)}</time>
        </p>
      </div>
    </li>
  );
}
