import { disputeOrders } from '#contracts/calls/dispute.ts';
import { manilaDay } from '#contracts/manila-time.ts';
import { useNow } from '../../../browser/use-now.ts';
import { useMay } from '../../../domain/session/use-may.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { SegmentedControl } from '../../../ui/pressing/SegmentedControl.tsx';
import { EmptyState } from '../../../ui/showing/EmptyState.tsx';
import { disputeApi } from '../../dispute/api.ts';
import { useListSafetyReportsQuery } from '../../dispute/safety-api.ts';
import { ListBeside } from '../list/ListBeside.tsx';
import { ListTable } from '../list/ListTable.tsx';
import { LiveMark } from '../list/LiveMark.tsx';
import { useRowLook } from '../list/row-look.ts';
import { dayOf, daysOf } from '../list/days/days.ts';
import { DayFilter } from '../list/days/DayFilter.tsx';
import { clearing, oneOf, pageOf, useAddress } from '../list/use-address.ts';
import { itemsOf, useList } from '../list/use-list.ts';
import { LazyListViews } from '../list/views/LazyListViews.tsx';
import { WithList } from '../list/WithList.tsx';
import { ClosedReports } from './ClosedReports.tsx';
import { disputeColumns } from './dispute-columns.tsx';
import { DisputePanel } from './DisputePanel.tsx';
import { SafetyReports } from './SafetyReports.tsx';
import { disputesEn } from './disputes.en.ts';

const shows = ['open', 'decided', 'over'] as const;

/** Disputes, longest waiting first; `/admin/disputes/{id}` opens one beside the list. */
export function DisputesScreen() {
  const t = useText(disputesEn);
  const locale = useLocale();
  const address = useAddress();
  const { params, change } = address;
  const show = oneOf(params, 'show', shows) ?? 'open';
  const day = dayOf(params);
  const sort = oneOf(params, 'sort', disputeOrders);
  const today = manilaDay(useNow());
  const list = useList(
    disputeApi.endpoints.listDisputes.useQuery,
    { show, page: pageOf(params), ...(sort && { sort }), ...daysOf(day, today) },
    itemsOf,
  );
  const maySafety = useMay()('safety.read');
  const reports = useListSafetyReportsQuery({ show: 'open', limit: 100 }, { skip: !maySafety });
  const look = useRowLook('/admin/disputes');
  return (
    <ListBeside quickLook={look.id && <DisputePanel key={look.id} id={look.id} onClose={() => look.lookAt(null)} />}>
      <PageHeader title={t('title')} subtitle={t('subtitle')} mark={<LiveMark />} dense />
      <WithList of={maySafety ? reports : undefined} height="h-56">
        {maySafety && <SafetyReports of={reports} />}
        <div className="mb-3.5 flex flex-wrap items-center gap-2">
          <SegmentedControl
            dense
            label={t('show')}
            options={shows.map((value) => ({ value, label: t(value) }))}
            value={show}
            onChange={(value) => change({ show: value === 'open' ? null : value, page: null })}
          />
          <DayFilter day={day} today={today} onChange={(next) => address.filter({ day: next })} />
          <LazyListViews list="disputes" />
        </div>
        <ListTable
          of={list}
          rows={list.rows}
          page={list.page}
          address={address}
          columns={disputeColumns({ t, locale, look })}
          look={look}
          caption={t('caption')}
          failed={t('loadFailed')}
          empty={<EmptyState title={t('none')}>{t('noneHint')}</EmptyState>}
          clear={clearing({ day })}
        />
        {maySafety && <ClosedReports />}
      </WithList>
    </ListBeside>
  );
}
