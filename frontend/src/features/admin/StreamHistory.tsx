import { useId } from 'react';
import { FailedPart } from '../../api/FailedPart.tsx';
import { isPending } from '../../api/is-pending.ts';
import { IfPermitted } from '../../domain/session/IfPermitted.tsx';
import { useText } from '../../i18n/use-text.ts';
import { SkeletonList } from '../../ui/showing/Skeleton.tsx';
import { TextLink } from '../../ui/pressing/TextLink.tsx';
import { adminEn } from './admin.en.ts';
import { useListAuditLogsQuery } from './api.ts';
import { EventList } from './EventList.tsx';
import { auditLogOf, storyPath } from './audit/look-address.ts';

/** History of the record in a quick look, with a link to its stream in the audit log. */
export function StreamHistory({ stream }: { stream: string }) {
  const t = useText(adminEn);
  const id = useId();
  const history = useListAuditLogsQuery({ stream });
  return (
    <section aria-labelledby={id}>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h3 id={id} className="text-14 font-strong tracking-normal">
          {t('history')}
        </h3>
        <IfPermitted do="audit.read">
          <span className="flex gap-x-4 whitespace-nowrap">
            <TextLink to={storyPath(stream)} className="text-13">
              {t('wholeStory')}
            </TextLink>
            <TextLink to={auditLogOf(stream)} className="text-13">
              {t('inAuditLog')}
            </TextLink>
          </span>
        </IfPermitted>
      </div>
      {history.data && <EventList rows={history.data.items} />}
      {isPending(history) && <SkeletonList rows={3} />}
      <FailedPart of={[history]} title={t('historyFailed')} />
    </section>
  );
}
