import { Fetched } from '../../../api/Fetched.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { ButtonLink } from '../../../ui/pressing/ButtonLink.tsx';
import { Chip } from '../../../ui/pressing/Chip.tsx';
import { ChipRow } from '../../../ui/pressing/ChipRow.tsx';
import { EmptyState } from '../../../ui/showing/EmptyState.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { Pagination } from '../../../ui/pressing/Pagination.tsx';
import { bookingPath } from '../../catalogue/booking-path.ts';
import { useListBookingsQuery } from '../../../domain/booking/api.ts';
import { askedBy, clientFilters } from '../list/booking-filters.ts';
import { BookingCards, CardsWaiting } from '../list/BookingCards.tsx';
import { BookingSearch } from '../list/BookingSearch.tsx';
import { bookingsText } from '../list/bookings.text.ts';
import { useListAddress } from '../../../browser/use-list-address.ts';

const PAGE = 20;

/** /client/bookings: one's bookings, the newest first. */
export function ClientBookingsScreen() {
  const t = useText(bookingsText);
  const { chosen, choose, query, page, toPage } = useListAddress('show', clientFilters);
  const { currentData, error, refetch } = useListBookingsQuery({
    ...askedBy(chosen),
    ...(query && { q: query }),
    page,
    limit: PAGE,
  });
  return (
    <>
      <PageHeader title={t('bookings')} {...(currentData && { subtitle: t('found', { count: currentData.total }) })} />
      <BookingSearch />
      <ChipRow label={t('show')} chosen={chosen} className="mb-4">
        {clientFilters.map((filter) => (
          <Chip key={filter} look="pill" selected={filter === chosen} onClick={() => choose(filter)}>
            {t(filter)}
          </Chip>
        ))}
      </ChipRow>
      <Fetched of={{ data: currentData, error, refetch }} failed={t('loadFailed')} waiting={<CardsWaiting />}>
        {({ items, total }) =>
          items.length === 0 ? (
            <Nothing query={query} filtered={chosen !== 'all'} onShowAll={() => choose('all')} />
          ) : (
            <>
              <BookingCards
                key={`${chosen} ${query} ${page}`}
                side="client"
                bookings={items.map(({ booking }) => booking)}
              />
              {total > PAGE && (
                <div className="mt-4">
                  <Pagination page={page} limit={PAGE} total={total} onPage={toPage} />
                </div>
              )}
            </>
          )
        }
      </Fetched>
    </>
  );
}

function Nothing({ query, filtered, onShowAll }: { query: string; filtered: boolean; onShowAll: () => void }) {
  const t = useText(bookingsText);
  const all = filtered && {
    action: (
      <Button size={44} variant="outline" onClick={onShowAll}>
        {t('showAll')}
      </Button>
    ),
  };
  if (query !== '')
    return (
      <EmptyState title={t('nothingFound')} {...all}>
        {t('nothingFoundText', { query })}
      </EmptyState>
    );
  if (filtered)
    return (
      <EmptyState title={t('nothingLikeThat')} {...all}>
        {t('nothingLikeThatText')}
      </EmptyState>
    );
  return (
    <EmptyState
      title={t('noBookings')}
      action={
        <ButtonLink size={44} to={bookingPath()}>
          {t('bookService')}
        </ButtonLink>
      }
    >
      {t('noBookingsText')}
    </EmptyState>
  );
}
