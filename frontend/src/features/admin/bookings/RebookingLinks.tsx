import { Repeat } from 'lucide-react';
import type { Booking } from '#contracts/views/booking.ts';
import { useText } from '../../../i18n/use-text.ts';
import { DetailRow } from '../../../ui/showing/DetailRow.tsx';
import { TextLink } from '../../../ui/pressing/TextLink.tsx';
import { manageBookingsEn } from './manage-bookings.en.ts';

/** Links to the booking that this one replaces and to its replacement. Each has its own history. */
export function RebookingLinks({
  booking: { insteadOf, rebookedAs },
}: {
  booking: Pick<Booking, 'insteadOf' | 'rebookedAs'>;
}) {
  const t = useText(manageBookingsEn);
  const rows = [
    { word: 'insteadOf', other: insteadOf },
    { word: 'rebookedAs', other: rebookedAs },
  ] as const;
  return rows.map(
    ({ word, other }) =>
      other && (
        <DetailRow
          key={word}
          icon={<Repeat />}
          title={
            <TextLink inline to={`/admin/bookings/${encodeURIComponent(other.id)}`}>
              {t(word, { code: other.code })}
            </TextLink>
          }
        />
      ),
  );
}
