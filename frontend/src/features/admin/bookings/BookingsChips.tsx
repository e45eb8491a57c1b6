import { formatDay } from '#contracts/manila-format.ts';
import { manilaInstant } from '#contracts/manila-time.ts';
import type { Booking } from '#contracts/views/booking.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { Chip } from '../../../ui/pressing/Chip.tsx';
import type { AddressChange } from '../list/use-address.ts';
import type { BookingsFilters } from './bookings-filters.ts';
import { manageBookingsText } from './manage-bookings.text.ts';

interface Props {
  filters: Pick<BookingsFilters, 'from' | 'to' | 'service'>;
  rows: readonly Booking[] | undefined;
  onFilter: (changes: AddressChange) => void;
}

/** What a link to these bookings asked for besides the status: each takes itself away. */
export function BookingsChips({ filters: { from, to, service }, rows, onFilter }: Props) {
  const t = useText(manageBookingsText);
  const locale = useLocale();
  const days = [...new Set([from, to].flatMap((day) => day ?? []))].map((day) =>
    formatDay(manilaInstant(day, '12:00'), locale),
  );
  const name = service && (rows?.find((booking) => booking.service.id === service)?.service.name ?? t('oneService'));
  return (
    <>
      {days.length > 0 && <Removable label={days.join(' – ')} onRemove={() => onFilter({ from: null, to: null })} />}
      {name && <Removable label={name} onRemove={() => onFilter({ service: null })} />}
    </>
  );
}

function Removable({ label, onRemove }: { label: string; onRemove: () => void }) {
  const t = useText(manageBookingsText);
  return (
    <Chip selected removable aria-label={t('removeFilter', { filter: label })} onClick={onRemove} className="min-h-9!">
      {label}
    </Chip>
  );
}
