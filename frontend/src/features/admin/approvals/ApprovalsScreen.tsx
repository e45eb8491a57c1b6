import { approvalCalls } from '#contracts/calls/approval.ts';
import { Fetched } from '../../../api/Fetched.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { ButtonLink } from '../../../ui/pressing/ButtonLink.tsx';
import { SegmentedControl } from '../../../ui/pressing/SegmentedControl.tsx';
import { EmptyState } from '../../../ui/showing/EmptyState.tsx';
import { SkeletonList } from '../../../ui/showing/Skeleton.tsx';
import { useListAddress } from '../list/list-address.ts';
import { ListPages } from '../list/ListPages.tsx';
import { LiveMark } from '../list/LiveMark.tsx';
import { LazyListViews } from '../list/views/LazyListViews.tsx';
import { useListApprovalsQuery } from './api.ts';
import { ApprovalCard } from './ApprovalCard.tsx';
import { approvalsEn } from './approvals.en.ts';

const statuses = ['open', 'over'] as const;

/** Requests of one admin that a second admin must approve, with their results. */
export function ApprovalsScreen() {
  const t = useText(approvalsEn);
  const { query, address } = useListAddress(approvalCalls.listApprovals, { status: { asks: 'status' } });
  const { change } = address;
  const { status } = query;
  const list = useListApprovalsQuery(query);
  return (
    <div className="max-w-3xl">
      <PageHeader title={t('title')} subtitle={t('subtitle')} mark={<LiveMark />} dense />
      <div className="mb-3.5 flex flex-wrap items-center gap-2">
        <SegmentedControl
          dense
          label={t('show')}
          options={statuses.map((value) => ({ value, label: t(value) }))}
          value={status}
          onChange={(value) => change({ status: value === 'open' ? null : value, page: null })}
        />
        <LazyListViews list="approvals" />
      </div>
      <Fetched of={list} failed={t('loadFailed')} waiting={<SkeletonList rows={3} />}>
        {(data) =>
          data.items.length === 0 ? (
            <None status={status} />
          ) : (
            <>
              <ul className="grid gap-3.5">
                {data.items.map((approval) => (
                  <ApprovalCard key={approval.id} approval={approval} />
                ))}
              </ul>
              <ListPages of={data} onChange={change} />
            </>
          )
        }
      </Fetched>
    </div>
  );
}

function None({ status }: { status: (typeof statuses)[number] }) {
  const t = useText(approvalsEn);
  if (status === 'over') return <EmptyState title={t('noneOver')}>{t('noneOverHint')}</EmptyState>;
  return (
    <EmptyState
      title={t('noneOpen')}
      action={
        <ButtonLink to="/admin/users" size={44} variant="outline">
          {t('toUsers')}
        </ButtonLink>
      }
    >
      {t('noneOpenHint')}
    </EmptyState>
  );
}
