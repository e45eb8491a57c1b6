import { Repeat } from 'lucide-react';
import type { Booking } from '#contracts/views/booking.ts';
import { useText } from '../../../i18n/use-text.ts';
import { DetailRow } from '../../../ui/showing/DetailRow.tsx';
import { TextLink } from '../../../ui/pressing/TextLink.tsx';
import { manageBookingsText } from './manage-bookings.text.ts';

/** The booking that this one stands in for, and the one that stands in for it: each a story of its own. */
export function RebookingLinks({
  booking: { insteadOf, rebookedAs },
}: {
  booking: Pick<Booking, 'insteadOf' | 'rebookedAs'>;
}) {
  const t = useText(manageBookingsText);
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
