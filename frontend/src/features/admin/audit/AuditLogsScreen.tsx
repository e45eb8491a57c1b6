import { formatMonth } from '#contracts/manila-format.ts';
import { manilaDay, manilaMonth } from '#contracts/manila-time.ts';
import type { AuditRow } from '#contracts/views/platform-audit.ts';
import { useNow } from '../../../browser/use-now.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { EmptyState } from '../../../ui/showing/EmptyState.tsx';
import { plusOf } from '../../../ui/pressing/page-range.ts';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { useTitle } from '../../../ui/page/use-title.ts';
import { adminText } from '../admin.text.ts';
import { useListAuditLogsQuery } from '../api.ts';
import { insteadOfRows } from '../list/instead-of-rows.tsx';
import { ListPages } from '../list/ListPages.tsx';
import { LiveMark } from '../list/LiveMark.tsx';
import { NothingMatches } from '../list/NothingMatches.tsx';
import { TableFrame } from '../list/TableFrame.tsx';
import { useAddress, withChange } from '../list/use-address.ts';
import { useNarrowTable } from '../list/use-media.ts';
import { useArrivals } from '../list/use-live.ts';
import { auditFilters, auditQuery, isFiltered, isOneDay } from './audit-filters.ts';
import { AuditFilterBar } from './AuditFilterBar.tsx';
import { AuditTable } from './AuditTable.tsx';
import { auditText } from './audit.text.ts';
import { ExportButton } from './ExportButton.tsx';
import { lookOf, type Look } from './look-address.ts';
import { StreamPanel } from './StreamPanel.tsx';

const NO_FILTERS = { q: null, who: null, day: null, type: null, cause: null, thread: null, strict: null };

/** Everything that ever happened, newest first, and beside it the story of one stream. */
export function AuditLogsScreen() {
  const t = useText(auditText);
  useTitle(useText(adminText)('sectionOfAdmin', { section: t('auditLogs') }));
  const address = useAddress();
  const look = lookOf(address.params);
  return (
    <div className="flex">
      <div className="min-w-0 flex-1">
        <Log {...address} />
      </div>
      {look && (
        <StreamPanel
          key={look.stream}
          stream={look.stream}
          at={look.at}
          onAt={(at) => address.change({ at })}
          onClose={() => address.change({ look: null, at: null })}
        />
      )}
    </div>
  );
}

function Log({ params, change, filter }: ReturnType<typeof useAddress>) {
  const t = useText(auditText);
  const today = manilaDay(useNow());
  const filters = auditFilters(params);
  const query = auditQuery(filters, today);
  const list = useListAuditLogsQuery(query);
  const { data, currentData, error, refetch } = list;
  const { arrived, haveSeen } = useArrivals(JSON.stringify({ ...query, page: 0 }), currentData?.total);
  const filtered = isFiltered(filters);
  const rows = data?.items;
  const narrow = useNarrowTable(lookOf(params) !== null);

  function showNew() {
    haveSeen();
    change({ page: null });
    window.scrollTo({ top: 0 });
  }

  return (
    <>
      <PageHeader
        title={t('auditLogs')}
        subtitle={<Count list={data} filtered={filtered} />}
        actions={
          <>
            <LiveMark arrived={arrived} onShow={showNew} />
            <ExportButton query={query} today={today} />
          </>
        }
        dense
      />
      <AuditFilterBar filters={filters} today={today} onFilter={filter} />
      <TableFrame of={list}>
        <AuditTable
          rows={rows ?? []}
          oneDay={isOneDay(filters.day)}
          narrow={narrow}
          selectedId={rowLookedAt(rows ?? [], lookOf(params))}
          addressOf={({ stream, revision }) => `?${withChange(params, { look: stream, at: revision })}`}
          onRow={({ stream, revision }) => change({ look: stream, at: revision })}
          instead={insteadOfRows(
            { rows, total: data?.total, error, refetch },
            {
              failed: t('loadFailed'),
              empty: <Nothing filtered={filtered} capped={data?.capped} onClear={() => filter(NO_FILTERS)} />,
            },
          )}
          foot={data && data.total > 0 && <ListPages of={data} onChange={change} />}
        />
      </TableFrame>
    </>
  );
}

function rowLookedAt(rows: readonly AuditRow[], look: Look | null): string | null {
  return (
    rows.find(({ stream, revision }) => stream === look?.stream && (look.at === null || revision === look.at))?.id ??
    null
  );
}

function Count({
  list,
  filtered,
}: {
  list: { total: number; capped?: boolean | undefined; firstAt: string | null } | undefined;
  filtered: boolean;
}) {
  const t = useText(auditText);
  const locale = useLocale();
  if (!list) return <span className="invisible">…</span>;
  const { total, capped, firstAt } = list;
  return filtered || firstAt === null
    ? t('eventsFound', { count: total, plus: plusOf(capped) })
    : t('eventsSince', { count: total, month: formatMonth(manilaMonth(firstAt), locale) });
}

function Nothing({
  filtered,
  capped,
  onClear,
}: {
  filtered: boolean;
  capped: boolean | undefined;
  onClear: () => void;
}) {
  const t = useText(auditText);
  return filtered ? (
    <NothingMatches capped={capped} onClear={onClear} />
  ) : (
    <EmptyState title={t('noEvents')}>{t('noEventsHint')}</EmptyState>
  );
}
