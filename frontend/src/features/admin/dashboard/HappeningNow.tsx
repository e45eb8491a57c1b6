import { CircleDot } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { AuditRow } from '#contracts/views/platform-audit.ts';
import { FailedPart } from '../../../api/FailedPart.tsx';
import { isPending } from '../../../api/is-pending.ts';
import { useNow } from '../../../browser/use-now.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { Card } from '../../../ui/showing/Card.tsx';
import { SkeletonList } from '../../../ui/showing/Skeleton.tsx';
import { TextLink } from '../../../ui/pressing/TextLink.tsx';
import { adminEn } from '../admin.en.ts';
import { useActorName } from '../audit/ActorName.tsx';
import { eventIcons } from '../../../domain/event-icons.ts';
import { useActionWords } from '../audit/event-words.ts';
import { useSubjectWords } from '../audit/subject-words.ts';
import { Unbroken } from '../../../ui/showing/Unbroken.tsx';
import { toneLooks } from '../../../ui/showing/tone-looks.ts';
import { useListAuditLogsQuery } from '../api.ts';
import { ageText } from './age.ts';
import { dashboardEn } from './dashboard.en.ts';

const SHOWN = 7;
/** Enough rows that some remain after quiet events are filtered out. */
const READ = 60;

/** The newest events that change something, live. Sign-ins and reads are in the audit log only. */
export function HappeningNow() {
  const t = useText(dashboardEn);
  const words = useText(adminEn);
  const happening = useListAuditLogsQuery({ limit: READ });
  const rows = happening.data?.items.filter(({ tone }) => tone !== 'neutral').slice(0, SHOWN);
  return (
    <Card
      className="h-full"
      title={t('happeningNow')}
      end={
        <TextLink to="/admin/audit-logs" className="text-14">
          {t('auditLogs')}
        </TextLink>
      }
    >
      <FailedPart of={[happening]} title={words('historyFailed')} />
      {isPending(happening) && <SkeletonList rows={SHOWN} />}
      {rows?.length === 0 && <p className="text-14 text-muted">{t('nothingHappened')}</p>}
      <ul className="flex flex-col gap-3">
        {rows?.map((row) => (
          <Happening key={row.id} row={row} />
        ))}
      </ul>
    </Card>
  );
}

function Happening({ row }: { row: AuditRow }) {
  const t = useText(dashboardEn);
  const locale = useLocale();
  const nameOf = useActorName();
  const words = useActionWords();
  const subjectOf = useSubjectWords();
  const now = useNow(30_000);
  const Icon = eventIcons[row.type] ?? CircleDot;
  const subject = row.subject === row.actor.name ? '' : subjectOf(row);
  return (
    <li className="flex items-start gap-3" style={{ animation: 'suki-arrive var(--calm) var(--ease)' }}>
      <span className={`flex size-7 shrink-0 items-center justify-center rounded-8 ${toneLooks[row.tone]}`}>
        <Icon aria-hidden="true" className="size-4" />
      </span>
      <Link
        to={`/admin/audit-logs?look=${encodeURIComponent(row.stream)}&at=${row.revision}`}
        className="min-w-0 flex-1 rounded-8 text-13 hover:underline hover:underline-offset-4"
      >
        <span className="block font-strong">{nameOf(row.actor)}</span>
        <span className="block text-muted">
          <Unbroken>{[words(row), subject].filter(Boolean).join(', ')}</Unbroken>
        </span>
      </Link>
      <time dateTime={row.at} className="tabular shrink-0 text-12 text-muted">
        {ageText(now - Date.parse(row.at), locale, 'short') ?? t('justNow')}
      </time>
    </li>
  );
}
