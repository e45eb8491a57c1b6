import { CircleAlert, ListX } from 'lucide-react';
import { platformCalls } from '#contracts/calls/platform.ts';
import { type Parked, parkedByCommands } from '#contracts/views/platform-overview.ts';
import { formatDayAndTime } from '#contracts/manila-format.ts';
import { Fetched } from '../../../api/Fetched.tsx';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { Dialog } from '../../../ui/over-the-page/Dialog.tsx';
import { EmptyState } from '../../../ui/showing/EmptyState.tsx';
import { SkeletonList } from '../../../ui/showing/Skeleton.tsx';
import { TextLink } from '../../../ui/pressing/TextLink.tsx';
import { useListParkedQuery } from '../api.ts';
import { auditLogOf } from '../audit/look-address.ts';
import { useListAddress } from '../list/list-address.ts';
import { ListPages } from '../list/ListPages.tsx';
import { useAddress } from '../list/use-address.ts';
import { usePolicyName } from '../use-policy-name.ts';
import { dashboardEn } from './dashboard.en.ts';

/** Address parameter while the dialog is open. */
export const PARKED_PARAM = 'aside';

/** Parked items with their errors, for admins to report to developers. */
export function ParkedDialog() {
  const t = useText(dashboardEn);
  const { params, change } = useAddress();
  return (
    <Dialog
      open={params.has(PARKED_PARAM)}
      onClose={() => change({ [PARKED_PARAM]: null, page: null })}
      place="side"
      title={t('parkedTitle')}
      description={t('parkedHint')}
    >
      <ParkedList />
    </Dialog>
  );
}

function ParkedList() {
  const t = useText(dashboardEn);
  const { query, address } = useListAddress(platformCalls.listParked, {});
  const { change } = address;
  const parked = useListParkedQuery(query);
  return (
    <Fetched of={parked} failed={t('parkedFailed')} waiting={<SkeletonList rows={4} />}>
      {(data) =>
        data.total === 0 ? (
          <EmptyState title={t('nothingParked')}>{t('nothingParkedHint')}</EmptyState>
        ) : (
          <>
            <ul className="divide-y divide-line">
              {data.items.map((one) => (
                <ParkedItem key={`${one.kind} ${one.id}`} parked={one} />
              ))}
            </ul>
            <ListPages of={data} onChange={change} />
          </>
        )
      }
    </Fetched>
  );
}

function ParkedItem({ parked: { kind, by, what, stream, error, at } }: { parked: Parked }) {
  const t = useText(dashboardEn);
  const locale = useLocale();
  const policyName = usePolicyName();
  const Icon = kind === 'event' ? CircleAlert : ListX;
  return (
    <li className="flex gap-3 py-3 first:pt-0">
      <span className="flex size-9 shrink-0 items-center justify-center rounded-12 bg-danger-tint text-danger-ink">
        <Icon aria-hidden="true" className="size-5" />
      </span>
      <div className="min-w-0 flex-1">
        <h3 className="text-14 font-strong tracking-normal [overflow-wrap:anywhere]">{what}</h3>
        <p className="text-13 text-muted">
          {by === parkedByCommands
            ? t('changesRefused')
            : t(kind === 'event' ? 'parkedByView' : 'parkedByPolicy', { name: policyName(by) })}
        </p>
        <p className="mt-1 text-13">{error}</p>
        <p className="mt-1 flex flex-wrap gap-x-3 text-13 text-muted">
          <time dateTime={at}>{formatDayAndTime(at, locale)}</time>
          {stream !== null && (
            <TextLink to={auditLogOf(stream)} className="text-13">
              {t('parkedInAuditLog')}
            </TextLink>
          )}
        </p>
      </div>
    </li>
  );
}
