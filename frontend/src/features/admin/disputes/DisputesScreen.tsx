import { useLocale, useText } from '../../../i18n/use-text.ts';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { SegmentedControl } from '../../../ui/pressing/SegmentedControl.tsx';
import { EmptyState } from '../../../ui/showing/EmptyState.tsx';

import { useListDisputesQuery } from '../../dispute/api.ts';
import { ListBeside } from '../list/ListBeside.tsx';
import { ListTable } from '../list/ListTable.tsx';
import { LiveMark } from '../list/LiveMark.tsx';
import { useRowLook } from '../list/row-look.ts';
import { oneOf, pageOf, useAddress } from '../list/use-address.ts';
import { ClosedReports } from './ClosedReports.tsx';
import { disputeColumns } from './dispute-columns.tsx';
import { DisputePanel } from './DisputePanel.tsx';
import { IfMay } from '../../../domain/session/IfMay.tsx';
import { SafetyReports } from './SafetyReports.tsx';
import { disputesText } from './disputes.text.ts';

const shows = ['open', 'decided', 'over'] as const;

/** Jobs that went wrong, who waits longest first; `/admin/disputes/{id}` is the same list with that dispute beside it. */
export function DisputesScreen() {
  const t = useText(disputesText);
  const locale = useLocale();
  const address = useAddress();
  const { params, change } = address;
  const show = oneOf(params, 'show', shows) ?? 'open';
  const list = useListDisputesQuery({ show, page: pageOf(params) });
  const look = useRowLook('/admin/disputes');
  return (
    <ListBeside quickLook={look.id && <DisputePanel key={look.id} id={look.id} onClose={() => look.lookAt(null)} />}>
      <PageHeader title={t('title')} subtitle={t('subtitle')} mark={<LiveMark />} dense />
      <IfMay do="safety.read">
        <SafetyReports />
      </IfMay>
      <SegmentedControl
        label={t('show')}
        options={shows.map((value) => ({ value, label: t(value) }))}
        value={show}
        onChange={(value) => change({ show: value === 'open' ? null : value, page: null })}
        className="mb-3.5"
      />
      <ListTable
        of={list}
        rows={list.currentData?.items}
        page={list.currentData}
        address={address}
        columns={disputeColumns({ t, locale, look })}
        look={look}
        caption={t('caption')}
        failed={t('loadFailed')}
        empty={<EmptyState title={t('none')}>{t('noneHint')}</EmptyState>}
        clear={null}
      />
      <IfMay do="safety.read">
        <ClosedReports />
      </IfMay>
    </ListBeside>
  );
}
