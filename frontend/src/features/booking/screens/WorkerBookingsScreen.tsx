import { useText } from '../../../i18n/use-text.ts';
import { plusOf } from '../../../ui/pressing/page-range.ts';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { Tabs } from '../../../ui/pressing/Tabs.tsx';
import { useListBookingsQuery } from '../../../domain/booking/api.ts';
import { workerTabs } from '../../../domain/booking/paths.ts';
import { BookingSearch } from '../list/BookingSearch.tsx';
import { bookingsEn } from '../list/bookings.en.ts';
import { DaysOfJobs } from '../list/DaysOfJobs.tsx';
import { PastJobs } from '../list/PastJobs.tsx';
import { LiveCards } from '../list/BookingCards.tsx';
import { RequestCard } from '../list/RequestCard.tsx';
import { useListAddress } from '../../../browser/use-list-address.ts';
import { useRestoredFocus } from '../../../ui/over-the-page/use-restored-focus.ts';
import { type JobList, WorkerJobs } from '../list/WorkerJobs.tsx';

/** Above any worker's number of planned or pending jobs. */
const ALL = 100;

/** /worker-bookings: pending requests, open jobs, planned jobs, past jobs. */
export function WorkerBookingsScreen() {
  const t = useText(bookingsEn);
  const { chosen, choose, query, page, toPage } = useListAddress('tab', workerTabs);
  const searched = { side: 'worker', ...(query && { q: query }), limit: ALL } as const;
  const requests = useListBookingsQuery({ ...searched, group: 'waiting' });
  const open = useListBookingsQuery({ ...searched, scope: 'open' });
  const upcoming = useListBookingsQuery({ ...searched, group: 'upcoming' });
  useRestoredFocus();
  const lists = { requests: requests.data, open: open.data, upcoming: upcoming.data, over: undefined };
  const items = workerTabs.map((value) => {
    const list = lists[value];
    return { value, label: t(value), ...(list && { count: list.total, capped: list.capped }) };
  });
  return (
    <>
      <PageHeader title={t('bookings')} />
      <BookingSearch />
      <Tabs label={t('show')} items={items} value={chosen} onChange={choose}>
        {chosen === 'requests' && (
          <WorkerJobs of={requests} tab="requests" query={query} onTab={choose}>
            {(bookings, list) => (
              <>
                <LiveCards bookings={bookings}>{(booking) => <RequestCard booking={booking} />}</LiveCards>
                <NotAllListed list={list} />
              </>
            )}
          </WorkerJobs>
        )}
        {chosen === 'open' && (
          <WorkerJobs of={open} tab="open" query={query} onTab={choose}>
            {(bookings, list) => (
              <>
                <LiveCards bookings={bookings}>{(booking) => <RequestCard booking={booking} />}</LiveCards>
                <NotAllListed list={list} />
              </>
            )}
          </WorkerJobs>
        )}
        {chosen === 'upcoming' && (
          <WorkerJobs of={upcoming} tab="upcoming" query={query} onTab={choose}>
            {(bookings, list) => (
              <>
                <DaysOfJobs bookings={bookings} />
                <NotAllListed list={list} />
              </>
            )}
          </WorkerJobs>
        )}
        {chosen === 'over' && <PastJobs query={query} page={page} onPage={toPage} onTab={choose} />}
      </Tabs>
    </>
  );
}

/** The list is capped; other jobs are found by the search. */
function NotAllListed({ list: { items, total, capped } }: { list: JobList }) {
  const t = useText(bookingsEn);
  if (total <= items.length) return null;
  return (
    <p className="mt-4 text-center text-14 text-muted">
      {t('notAllListed', { shown: items.length, total, plus: plusOf(capped) })}
    </p>
  );
}
