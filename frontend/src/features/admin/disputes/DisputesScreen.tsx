import { disputeCalls } from '#contracts/calls/dispute.ts';
import type { DisputeRow } from '#contracts/views/dispute.ts';
import { useMay } from '../../../domain/session/use-may.ts';
import { SegmentedControl } from '../../../ui/pressing/SegmentedControl.tsx';
import { disputeApi } from '../../dispute/api.ts';
import { useListSafetyReportsQuery } from '../../dispute/safety-api.ts';
import { defineAdminList, type ListPart } from '../list/admin-list.ts';
import { AdminList } from '../list/AdminList.tsx';
import { dayFilter } from '../list/days/day-filter.tsx';
import { ClosedReports } from './ClosedReports.tsx';
import { disputeColumns } from './dispute-columns.tsx';
import { DisputePanel } from './DisputePanel.tsx';
import { disputesEn } from './disputes.en.ts';
import { SafetyReports } from './SafetyReports.tsx';

const disputes = defineAdminList({
  path: '/admin/disputes',
  call: disputeCalls.listDisputes,
  text: disputesEn,
  useRead: disputeApi.endpoints.listDisputes.useQuery,
  rows: ({ items }) => items,
  title: 'title',
  subtitle: ({ t }) => t('subtitle'),
  views: 'disputes',
  filtersLabel: 'show',
  filtersPlace: 'list',
  filters: {
    show: { asks: 'show', kept: true, Field: ShowField },
    day: dayFilter,
  },
  summary: { useRead: useOpenReports, height: 'h-56', Summary: OpenReports },
  columns: disputeColumns,
  caption: 'caption',
  failed: 'loadFailed',
  empty: { title: 'none', text: 'noneHint' },
  Below: OlderReports,
  Panel: DisputePanel,
});

/** Disputes, longest waiting first; `/admin/disputes/{id}` opens one beside the list. */
export function DisputesScreen() {
  return <AdminList of={disputes} />;
}

const shows = ['open', 'decided', 'over'] as const;

type Part = ListPart<typeof disputeCalls.listDisputes, DisputeRow, keyof typeof disputesEn>;

function ShowField({ t, query, set }: Part) {
  return (
    <SegmentedControl
      dense
      label={t('show')}
      options={shows.map((value) => ({ value, label: t(value) }))}
      value={query.show}
      onChange={(value) => set('show', value)}
    />
  );
}

function useOpenReports() {
  const maySafety = useMay()('safety.read');
  const reports = useListSafetyReportsQuery({ show: 'open', limit: 100 }, { skip: !maySafety });
  return maySafety ? reports : undefined;
}

function OpenReports() {
  const reports = useOpenReports();
  return reports && <SafetyReports of={reports} />;
}

function OlderReports() {
  return useMay()('safety.read') && <ClosedReports />;
}
