import type { ReactNode } from 'react';
import type { Booking } from '#contracts/views/booking.ts';
import { Fetched } from '../../../api/Fetched.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { CardsWaiting } from './BookingCards.tsx';
import type { WorkerTab } from '../../../domain/booking/paths.ts';
import { bookingsEn } from './bookings.en.ts';
import { NoJobs } from './NoJobs.tsx';

export type JobList = { items: { booking: Booking }[]; total: number; capped?: true | undefined };

interface Props {
  of: { currentData?: JobList | undefined; error?: unknown; refetch: () => unknown };
  tab: WorkerTab;
  query: string;
  onTab: (tab: WorkerTab) => void;
  children: (bookings: Booking[], list: JobList) => ReactNode;
}

/** One tab of the worker's bookings: loading, error or content. */
export function WorkerJobs({ of: { currentData, error, refetch }, tab, query, onTab, children }: Props) {
  const t = useText(bookingsEn);
  return (
    <Fetched of={{ data: currentData, error, refetch }} failed={t('loadFailed')} waiting={<CardsWaiting />}>
      {(list) =>
        list.items.length === 0 ? (
          <NoJobs tab={tab} query={query} capped={list.capped} onTab={onTab} />
        ) : (
          children(
            list.items.map(({ booking }) => booking),
            list,
          )
        )
      }
    </Fetched>
  );
}
