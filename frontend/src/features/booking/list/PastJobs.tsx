import { Pagination } from '../../../ui/pressing/Pagination.tsx';
import { useListBookingsQuery } from '../../../domain/booking/api.ts';
import type { WorkerTab } from '../../../domain/booking/paths.ts';
import { BookingCards } from './BookingCards.tsx';
import { WorkerJobs } from './WorkerJobs.tsx';

const PAGE = 20;

interface Props {
  query: string;
  page: number;
  onPage: (page: number) => void;
  onTab: (tab: WorkerTab) => void;
}

/** Ended jobs, newest first, in pages. */
export function PastJobs({ query, page, onPage, onTab }: Props) {
  const past = useListBookingsQuery({ side: 'worker', group: 'over', ...(query && { q: query }), page, limit: PAGE });
  return (
    <WorkerJobs of={past} tab="over" query={query} onTab={onTab}>
      {(bookings, { total }) => (
        <>
          <BookingCards key={`${query} ${page}`} side="worker" bookings={bookings} />
          {total > PAGE && (
            <div className="mt-4">
              <Pagination page={page} limit={PAGE} total={total} onPage={onPage} />
            </div>
          )}
        </>
      )}
    </WorkerJobs>
  );
}
