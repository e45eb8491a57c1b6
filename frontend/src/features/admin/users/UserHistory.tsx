import { streams } from '#contracts/events/streams.ts';
import type { AuditRow } from '#contracts/views/platform-audit.ts';
import type { AdminUser } from '#contracts/views/account.ts';
import { FailedPart } from '../../../api/FailedPart.tsx';
import { isPending } from '../../../api/is-pending.ts';
import { useMay } from '../../../domain/session/use-may.ts';
import { useText } from '../../../i18n/use-text.ts';
import { SkeletonList } from '../../../ui/showing/Skeleton.tsx';
import { TextLink } from '../../../ui/pressing/TextLink.tsx';
import { useListAuditLogsQuery } from '../api.ts';
import { EventList } from '../EventList.tsx';
import { latestOf } from './latest-of.ts';
import { usersEn } from './users.en.ts';

const SHOWN = 12;

/** Events by and about this person, newest first. */
export function UserHistory({ user }: { user: AdminUser }) {
  const t = useText(usersEn);
  // Their own events are in many streams, which need the `audit.read` permission.
  const mayReadAll = useMay()('audit.read');
  const did = useListAuditLogsQuery({ actor: user.id, limit: SHOWN }, { skip: !mayReadAll });
  const account = useListAuditLogsQuery({ stream: streams.account(user.id), limit: SHOWN });
  const worker = useListAuditLogsQuery(
    { stream: streams.worker(user.workerId ?? ''), limit: SHOWN },
    { skip: user.workerId === null },
  );
  const reads = [...(mayReadAll ? [did] : []), account, ...(user.workerId === null ? [] : [worker])];
  return (
    <section aria-labelledby="person-history">
      <div className="mb-3 flex items-center justify-between gap-3">
        <h3 id="person-history" className="text-14 font-strong tracking-normal">
          {t('history')}
        </h3>
        {mayReadAll && (
          <span className="flex flex-wrap justify-end gap-x-4 text-13">
            <TextLink to={`/admin/audit-logs?about=${encodeURIComponent(user.id)}`}>{t('wholeHistory')}</TextLink>
            <TextLink to={`/admin/audit-logs?who=${encodeURIComponent(user.id)}`}>{t('wholeHistoryBy')}</TextLink>
            <TextLink to={`/admin/audit-logs?q=${encodeURIComponent(user.id)}`}>{t('wholeHistoryOf')}</TextLink>
          </span>
        )}
      </div>
      <FailedPart of={reads} title={t('historyFailed')} />
      {reads.some(isPending) ? (
        <SkeletonList rows={4} />
      ) : (
        <Rows lists={reads.flatMap(({ data }) => (data ? [data.items] : []))} ownId={user.id} />
      )}
    </section>
  );
}

function Rows({ lists, ownId }: { lists: readonly (readonly AuditRow[])[]; ownId: string }) {
  const t = useText(usersEn);
  const rows = latestOf(lists, SHOWN);
  if (lists.length === 0) return null;
  return rows.length > 0 ? (
    <EventList rows={rows} actorId={ownId} />
  ) : (
    <p className="text-14 text-muted">{t('noHistory')}</p>
  );
}
