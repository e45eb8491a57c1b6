import { Fetched } from '../../../api/Fetched.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { cx } from '../../../ui/class-names.ts';
import { useTitle } from '../../../ui/page/use-title.ts';
import { Tabs } from '../../../ui/pressing/Tabs.tsx';
import { EmptyState } from '../../../ui/showing/EmptyState.tsx';
import { SkeletonList } from '../../../ui/showing/Skeleton.tsx';
import { adminText } from '../admin.text.ts';
import { FilterSearch } from '../list/FilterSearch.tsx';
import { ListPages } from '../list/ListPages.tsx';
import { LiveMark } from '../list/LiveMark.tsx';
import { useRowLook } from '../list/row-look.ts';
import { oneOf, pageOf, useAddress } from '../list/use-address.ts';
import { useListAdminTicketsQuery } from './api.ts';
import { QueueList } from './QueueList.tsx';
import { type Queue, queueQuery, queues } from './queues.ts';
import { TicketPane } from './TicketPane.tsx';
import { ticketsText } from './tickets.text.ts';

/** /admin/tickets: the queue beside one ticket; on phones one or the other. */
export function TicketsScreen() {
  const t = useText(ticketsText);
  useTitle(useText(adminText)('sectionOfAdmin', { section: t('title') }));
  const { params, change, filter } = useAddress();
  const queue = oneOf(params, 'queue', queues) ?? 'open';
  const q = params.get('q') ?? '';
  const look = useRowLook('/admin/tickets');
  const list = useListAdminTicketsQuery({ ...queueQuery[queue], ...(q && { q }), page: pageOf(params) });
  const counts = list.data?.counts;
  const { id } = look;
  return (
    <div className="lg:flex lg:h-[calc(100dvh-3.5rem)] lg:gap-5">
      <section
        aria-label={t('queues')}
        className={cx('min-w-0 flex-col lg:flex lg:w-80 lg:shrink-0', id ? 'hidden' : 'flex')}
      >
        <header className="mb-2 flex items-center justify-between gap-3">
          <h1 className="text-22 font-title">{t('title')}</h1>
          <LiveMark />
        </header>
        <search aria-label={t('filters')}>
          <FilterSearch label={t('search')} value={q} onChange={(text) => filter({ q: text })} />
        </search>
        <Tabs
          label={t('queues')}
          items={queues.map((value) => ({ value, label: t(`queue_${value}`), ...countOf(value, counts) }))}
          value={queue}
          onChange={(next) => filter({ queue: next === 'open' ? null : next })}
        >
          <div className="min-h-0 flex-1 overflow-y-auto pt-2 lg:h-[calc(100dvh-12.5rem)]">
            <Fetched of={list} failed={t('listFailed')} waiting={<SkeletonList rows={6} />}>
              {(data) =>
                data.items.length === 0 ? (
                  <None searched={q !== ''} />
                ) : (
                  <>
                    <QueueList items={data.items} openId={id} addressOf={look.addressOf} />
                    <ListPages of={data} onChange={change} />
                  </>
                )
              }
            </Fetched>
          </div>
        </Tabs>
      </section>
      {id ? <TicketPane key={id} id={id} onClose={() => look.lookAt(null)} /> : <ChooseOne />}
    </div>
  );
}

type Counts = { mine: number; unassigned: number; waiting: number; open: number };

function countOf(queue: Queue, counts: Counts | undefined): { count?: number } {
  return counts && queue !== 'all' ? { count: counts[queue] } : {};
}

function None({ searched }: { searched: boolean }) {
  const t = useText(ticketsText);
  return (
    <EmptyState title={t(searched ? 'nothingFound' : 'none')}>
      {t(searched ? 'nothingFoundText' : 'noneText')}
    </EmptyState>
  );
}

/** Beside the queue while no ticket is open. */
function ChooseOne() {
  const t = useText(ticketsText);
  return (
    <div className="hidden min-w-0 flex-1 items-center justify-center rounded-20 border border-line bg-surface lg:flex">
      <EmptyState title={t('choose')}>{t('chooseText')}</EmptyState>
    </div>
  );
}
