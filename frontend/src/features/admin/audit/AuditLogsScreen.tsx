import { platformCalls } from '#contracts/calls/platform.ts';
import { formatMonth } from '#contracts/manila-format.ts';
import { formatPesoLong } from '#contracts/money.ts';
import { manilaMonth } from '#contracts/manila-time.ts';
import type { AuditRow } from '#contracts/views/platform-audit.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { EmptyState } from '../../../ui/showing/EmptyState.tsx';
import { plusOf } from '../../../ui/pressing/page-range.ts';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { adminApi } from '../api.ts';
import { isOneDay } from '../list/days/days.ts';
import { ExportButton } from '../list/ExportButton.tsx';
import { useListAddress } from '../list/list-address.ts';
import { ListWithQuickLook } from '../list/ListWithQuickLook.tsx';
import { ListTable } from '../list/ListTable.tsx';
import { LiveMark } from '../list/LiveMark.tsx';
import type { RowLook } from '../list/row-look.ts';
import { withChange, type Address } from '../list/use-address.ts';
import { useList } from '../list/use-list.ts';
import { useNarrowTable } from '../list/use-media.ts';
import { useArrivals } from '../list/use-live.ts';
import { auditColumns } from './audit-columns.tsx';
import { auditFilters } from './audit-filters.ts';
import { AuditFilterBar } from './AuditFilterBar.tsx';
import { auditEn } from './audit.en.ts';
import { useChangeWords } from './change-words.ts';
import { useActionWords } from './event-words.ts';
import { eventElementId, lookOf } from './look-address.ts';
import { useSubjectWords } from './subject-words.ts';
import { StreamPanel } from './stream/StreamPanel.tsx';

/** All events, newest first, with one stream's history beside them. */
export function AuditLogsScreen() {
  const listAddress = useListAddress(platformCalls.listAuditLogs, auditFilters);
  const { address } = listAddress;
  const look = lookOf(address.params);
  return (
    <ListWithQuickLook
      quickLook={
        look && (
          <StreamPanel
            key={look.stream}
            stream={look.stream}
            at={look.at}
            onAt={(at) => address.change({ at })}
            onClose={() => address.change({ look: null, at: null })}
          />
        )
      }
    >
      <Log of={listAddress} />
    </ListWithQuickLook>
  );
}

type LogAddress = ReturnType<typeof useListAddress<typeof platformCalls.listAuditLogs>>;

function Log({ of: { address, query, values, clear, today } }: { of: LogAddress }) {
  const t = useText(auditEn);
  const words = useActionWords();
  const changeWords = useChangeWords();
  const subjectWords = useSubjectWords();
  const list = useList(adminApi.endpoints.listAuditLogs.useQuery, query, ({ items }) => items);
  const { data, currentData, rows } = list;
  const { arrived, haveSeen } = useArrivals(list.key, currentData?.total);
  const look = useEventLook(address, rows ?? []);
  const narrow = useNarrowTable(lookOf(address.params) !== null);

  function showNew() {
    haveSeen();
    address.change({ page: null });
    window.scrollTo({ top: 0 });
  }

  return (
    <>
      <PageHeader
        title={t('auditLogs')}
        subtitle={<Count list={data} filtered={clear !== null} />}
        mark={<LiveMark arrived={arrived} onShow={showNew} />}
        actions={<ExportButton list="audit_log" query={query} t={t} />}
        dense
      />
      <AuditFilterBar values={values} query={query} today={today} onFilter={address.filter} />
      {query.strict && <p className="mb-3 text-14 text-muted">{t('strictMeaning')}</p>}
      {query.figure && typeof data?.figureTotal === 'number' && (
        <p role="status" className="mb-3 text-14 font-strong">
          {t('figureTotal', { figure: t(`figure_${query.figure}`), amount: formatPesoLong(data.figureTotal) })}
        </p>
      )}
      <ListTable
        of={list}
        rows={rows}
        page={list.page}
        address={address}
        columns={auditColumns({
          t,
          words,
          changeWords,
          subjectWords,
          oneDay: isOneDay(values['day'] ?? ''),
          narrow,
          look,
          figure: query.figure,
        })}
        look={look}
        caption={t('caption')}
        failed={t('loadFailed')}
        empty={<EmptyState title={t('noEvents')}>{t('noEventsHint')}</EmptyState>}
        clear={clear}
      />
    </>
  );
}

/** Opens a stream at one of its events. The event's row may be on another page. */
function useEventLook({ params, change }: Address, rows: readonly AuditRow[]): RowLook<AuditRow> {
  const look = lookOf(params);
  const shown = rows.find(
    ({ stream, revision }) => stream === look?.stream && (look.at === null || revision === look.at),
  );
  return {
    id: shown?.id ?? null,
    addressOf: ({ stream, revision }) => `?${withChange(params, { look: stream, at: revision })}`,
    lookAt: (row) => change({ look: row?.stream, at: row?.revision }),
    elementId: ({ stream, revision }) => eventElementId(stream, revision),
  };
}

function Count({
  list,
  filtered,
}: {
  list: { total: number; capped?: boolean | undefined; firstAt: string | null } | undefined;
  filtered: boolean;
}) {
  const t = useText(auditEn);
  const locale = useLocale();
  if (!list) return <span className="invisible">…</span>;
  const { total, capped, firstAt } = list;
  return filtered || firstAt === null
    ? t('eventsFound', { count: total, plus: plusOf(capped) })
    : t('eventsSince', { count: total, month: formatMonth(manilaMonth(firstAt), locale) });
}
