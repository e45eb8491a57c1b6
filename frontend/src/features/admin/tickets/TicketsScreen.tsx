import { EllipsisVertical, MessageSquareQuote, Smile } from 'lucide-react';
import { adminTicketCalls } from '#contracts/calls/support-tickets.ts';
import type { AdminTicketListItem } from '#contracts/views/support-tickets.ts';
import { Fetched } from '../../../api/Fetched.tsx';
import { useMedia, WIDE_ENOUGH_FOR_TWO } from '../../../browser/use-media.ts';
import { useMay } from '../../../domain/session/use-may.ts';
import { useText } from '../../../i18n/use-text.ts';
import { cx } from '../../../ui/class-names.ts';
import { useAreaTitle } from '../../../ui/page/tab-area.ts';
import { Tabs } from '../../../ui/pressing/Tabs.tsx';
import { DropdownMenu } from '../../../ui/pressing/DropdownMenu.tsx';
import { IconButton } from '../../../ui/pressing/IconButton.tsx';
import { EmptyState } from '../../../ui/showing/EmptyState.tsx';
import { SkeletonList } from '../../../ui/showing/Skeleton.tsx';
import { DayFilter } from '../list/days/DayFilter.tsx';
import { FilterChoice } from '../list/FilterChoice.tsx';
import { FilterSearch } from '../list/FilterSearch.tsx';
import { WithRowKeys } from '../list/WithRowKeys.tsx';
import { useListAddress } from '../list/list-address.ts';
import { ListPages } from '../list/ListPages.tsx';
import { LiveMark } from '../list/LiveMark.tsx';
import { useRowLook } from '../list/row-look.ts';
import { LazyListViews } from '../list/views/LazyListViews.tsx';
import { useSelection } from '../list/use-selection.ts';
import { useListAdminTicketsQuery } from './api.ts';
import { ChosenTickets } from './ChosenTickets.tsx';
import { QueueList } from './QueueList.tsx';
import { orderIn, ordersOf, type Queue, queueOf, queues, ticketFilters } from './queues.ts';
import { TicketPane } from './TicketPane.tsx';
import { ticketsEn } from './tickets.en.ts';

/** /admin/tickets: the queue beside one ticket; on phones one of them. */
export function TicketsScreen() {
  const t = useText(ticketsEn);
  useAreaTitle(t('title'));
  const { query, values, today, address } = useListAddress(adminTicketCalls.listAdminTickets, ticketFilters);
  const { change, filter } = address;
  const { q = '', day = '' } = values;
  const { sort: wanted, ...asked } = query;
  const queue = queueOf(values['queue']);
  const sort = orderIn(queue, wanted);
  const look = useRowLook('/admin/tickets');
  const list = useListAdminTicketsQuery({
    ...asked,
    ...(sort && { sort }),
  });
  const counts = list.data?.counts;
  const mayAnswer = useMay()('tickets.answer');
  const selection = useSelection(list.data?.items, ({ status }) => mayAnswer && isUnsolved(status));
  const { id } = look;
  const isBeside = useMedia(WIDE_ENOUGH_FOR_TWO);
  // On phones the open ticket fills the screen and has the heading.
  const Title = id && !isBeside ? 'p' : 'h1';
  return (
    <div className="lg:flex lg:h-[calc(100dvh-3.5rem)] lg:gap-5">
      <section
        aria-label={t('queues')}
        className={cx('min-w-0 flex-col lg:flex lg:w-80 lg:shrink-0', id ? 'hidden' : 'flex')}
      >
        <header className="mb-2 flex items-center justify-between gap-3">
          <Title className="text-22 font-title">{t('title')}</Title>
          <div className="flex items-center gap-1">
            <LiveMark />
            <More />
          </div>
        </header>
        <search aria-label={t('filters')} className="flex flex-wrap items-center gap-2">
          <FilterSearch
            label={t('search')}
            value={q}
            onChange={(text) => filter({ q: text })}
            className="min-w-0 flex-1 basis-40"
          />
          <LazyListViews list="tickets" />
          <div className="flex w-full items-center gap-2">
            <DayFilter day={day} today={today} onChange={(next) => filter({ day: next })} />
            <FilterChoice
              label={t('order')}
              options={ordersOf(queue).map(({ value, word }) => ({ value, label: t(word) }))}
              value={sort}
              onChange={(next) => filter({ sort: next })}
              width="min-w-0 sm:flex-1"
            />
          </div>
        </search>
        <Tabs
          label={t('queues')}
          items={queues.map((value) => ({ value, label: t(`queue_${value}`), ...countOf(value, counts) }))}
          value={queue}
          onChange={(next) => filter({ queue: next === 'open' ? null : next })}
        >
          <div className="min-h-0 flex-1 overflow-y-auto pt-2 lg:h-[calc(100dvh-15.25rem)]">
            <WithRowKeys>
              <Fetched of={list} failed={t('listFailed')} waiting={<SkeletonList rows={6} />}>
                {(data) =>
                  data.items.length === 0 ? (
                    <None narrowed={q !== '' || day !== ''} />
                  ) : (
                    <>
                      <ChosenTickets selection={selection} />
                      <QueueList items={data.items} openId={id} selection={selection} addressOf={look.addressOf} />
                      <ListPages of={data} onChange={change} />
                    </>
                  )
                }
              </Fetched>
            </WithRowKeys>
          </div>
        </Tabs>
      </section>
      {id ? <TicketPane key={id} id={id} alone={!isBeside} onClose={() => look.lookAt(null)} /> : <ChooseOne />}
    </div>
  );
}

/** Links to related screens. */
function More() {
  const t = useText(ticketsEn);
  return (
    <DropdownMenu
      trigger={
        <IconButton label={t('more')} size={44}>
          <EllipsisVertical aria-hidden="true" className="size-5" />
        </IconButton>
      }
      items={[
        {
          kind: 'link',
          label: t('satisfaction'),
          icon: <Smile aria-hidden="true" className="size-5" />,
          to: '/admin/tickets/ratings',
        },
        {
          kind: 'link',
          label: t('savedReplies'),
          icon: <MessageSquareQuote aria-hidden="true" className="size-5" />,
          to: '/admin/tickets/replies',
        },
      ]}
    />
  );
}

function isUnsolved(status: AdminTicketListItem['status']): boolean {
  return status === 'open' || status === 'waiting';
}

type Counts = { mine: number; unassigned: number; waiting: number; open: number };

function countOf(queue: Queue, counts: Counts | undefined): { count?: number } {
  return counts && queue !== 'all' ? { count: counts[queue] } : {};
}

function None({ narrowed }: { narrowed: boolean }) {
  const t = useText(ticketsEn);
  return (
    <EmptyState title={t(narrowed ? 'nothingFound' : 'none')}>
      {t(narrowed ? 'nothingFoundText' : 'noneText')}
    </EmptyState>
  );
}

/** Placeholder beside the queue while no ticket is open. */
function ChooseOne() {
  const t = useText(ticketsEn);
  return (
    <div className="hidden min-w-0 flex-1 items-center justify-center rounded-20 border border-line bg-surface lg:flex">
      <EmptyState title={t('choose')}>{t('chooseText')}</EmptyState>
    </div>
  );
}
