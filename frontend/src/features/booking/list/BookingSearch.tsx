import { useLocation } from 'react-router-dom';
import { announceSearch } from '../../../browser/header-search.ts';
import { useText } from '../../../i18n/use-text.ts';
import { SearchField } from '../../../ui/forms/SearchField.tsx';
import { bookingsEn } from './bookings.en.ts';

/** Search field of phones, which have no header search. */
export function BookingSearch() {
  const t = useText(bookingsEn);
  const { pathname } = useLocation();
  return (
    <SearchField
      look="pill"
      label={t('search')}
      onChange={({ target }) => announceSearch({ query: target.value, pathname })}
      className="mb-3 lg:hidden"
    />
  );
}
