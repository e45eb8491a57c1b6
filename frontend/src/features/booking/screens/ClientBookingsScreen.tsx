import { Fetched } from '../../../api/Fetched.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { ButtonLink } from '../../../ui/pressing/ButtonLink.tsx';
import { EmptyState } from '../../../ui/showing/EmptyState.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { Pagination } from '../../../ui/pressing/Pagination.tsx';
import { Tabs } from '../../../ui/pressing/Tabs.tsx';
import { bookingPath } from '../../catalogue/booking-path.ts';
import { useListBookingsQuery } from '../../../domain/booking/api.ts';
import { sortByUrgency } from '../list/client-card.ts';
import { type ClientTab, clientTabs, groupOf } from '../list/client-tabs.ts';
import { BookingCards, CardsWaiting } from '../list/BookingCards.tsx';
import { BookingSearch } from '../list/BookingSearch.tsx';
import { bookingsEn } from '../list/bookings.en.ts';
import { useListAddress } from '../../../browser/use-list-address.ts';

const PAGE = 20;
/** Above any client's number of upcoming bookings, which are on one page sorted by need. */
const ALL = 100;

/** /client/bookings: upcoming bookings by need, past bookings newest first. */
export function ClientBookingsScreen() {
  const t = useText(bookingsEn);
  const { chosen, choose, query, page, toPage } = useListAddress('show', clientTabs);
  const isPast = chosen === 'past';
  const { currentData, error, refetch } = useListBookingsQuery({
    side: 'client',
    group: groupOf[chosen],
    ...(query && { q: query }),
    ...(isPast ? { page, limit: PAGE } : { limit: ALL }),
  });
  const items = clientTabs.map((value) => ({ value, label: t(value === 'past' ? 'over' : 'upcoming') }));
  return (
    <>
      <PageHeader title={t('bookings')} />
      <BookingSearch />
      <Tabs label={t('show')} items={items} value={chosen} onChange={choose}>
        <Fetched of={{ data: currentData, error, refetch }} failed={t('loadFailed')} waiting={<CardsWaiting />}>
          {({ items: found, total }) => {
            if (found.length === 0) return <Nothing tab={chosen} query={query} onTab={choose} />;
            const bookings = found.map(({ booking }) => booking);
            return (
              <>
                <BookingCards
                  key={`${chosen} ${query} ${page}`}
                  side="client"
                  bookings={isPast ? bookings : sortByUrgency(bookings)}
                />
                {isPast && total > PAGE && (
                  <div className="mt-4">
                    <Pagination page={page} limit={PAGE} total={total} onPage={toPage} />
                  </div>
                )}
              </>
            );
          }}
        </Fetched>
      </Tabs>
    </>
  );
}

function Nothing({ tab, query, onTab }: { tab: ClientTab; query: string; onTab: (tab: ClientTab) => void }) {
  const t = useText(bookingsEn);
  const book = (
    <ButtonLink size={44} to={bookingPath()}>
      {t('bookService')}
    </ButtonLink>
  );
  const other: ClientTab = tab === 'past' ? 'upcoming' : 'past';
  if (query !== '')
    return (
      <EmptyState
        title={t('nothingFound')}
        action={
          <Button size={44} variant="outline" onClick={() => onTab(other)}>
            {t(other === 'past' ? 'lookInPast' : 'lookInUpcoming')}
          </Button>
        }
      >
        {t('nothingFoundText', { query })}
      </EmptyState>
    );
  return (
    <EmptyState title={t(tab === 'past' ? 'nonePast' : 'noneUpcoming')} action={book}>
      {t(tab === 'past' ? 'nonePastText' : 'noBookingsText')}
    </EmptyState>
  );
}
