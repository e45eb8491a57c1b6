import type { PlatformEvent } from '#contracts/events/platform.ts';
import { streams } from '#contracts/events/streams.ts';
import { IfPermitted } from '../../../domain/session/IfPermitted.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { TextLink } from '../../../ui/pressing/TextLink.tsx';
import { Card } from '../../../ui/showing/Card.tsx';
import { SkeletonList } from '../../../ui/showing/Skeleton.tsx';
import { useListAuditLogsQuery } from '../api.ts';
import { EventList } from '../EventList.tsx';
import { latestOf } from '../users/latest-of.ts';
import { platformSettingsEn } from './platform-settings.en.ts';

const SHOWN = 10;
const changed = 'ConfigChanged';

function useLatest(type: PlatformEvent['type']) {
  return useListAuditLogsQuery({ stream: streams.system(), type, limit: SHOWN });
}

/** Past changes with actor, values and time, newest first. */
export function SettingsHistory() {
  const t = useText(platformSettingsEn);
  const reads = [useLatest(changed), useLatest('ConfigChangeScheduled'), useLatest('ConfigChangeWithdrawn')];
  const lists = reads.flatMap(({ data }) => (data ? [data.items] : []));
  const isWhole = lists.length === reads.length;
  const rows = latestOf(lists, SHOWN);
  return (
    <Card
      title={t('history')}
      end={
        <IfPermitted do="audit.read">
          <TextLink to={`/admin/audit-logs?type=${changed}&look=${streams.system()}`}>{t('wholeHistory')}</TextLink>
        </IfPermitted>
      }
    >
      {!isWhole && reads.some(({ isError }) => isError) && (
        <p role="alert" className="text-13 text-danger-ink">
          {t('historyFailed')}
        </p>
      )}
      {!isWhole && !reads.some(({ isError }) => isError) && <SkeletonList rows={3} />}
      {isWhole &&
        (rows.length > 0 ? <EventList rows={rows} /> : <p className="text-14 text-muted">{t('noHistory')}</p>)}
    </Card>
  );
}
