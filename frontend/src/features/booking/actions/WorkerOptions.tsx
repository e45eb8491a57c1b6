import { CircleX } from 'lucide-react';
import { useState } from 'react';
import type { Booking } from '#contracts/views/booking.ts';
import { lazyDialog } from '../../../ui/over-the-page/lazy-dialog.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { ActionRow } from '../../../ui/pressing/ActionRow.tsx';
import { Card } from '../../../ui/showing/Card.tsx';
import { bookingEn } from '../booking.en.ts';
import { ProposeTimeRow } from '../changes/ProposeTimeRow.tsx';
import { ProposeExtraRow } from '../extras/ProposeExtraRow.tsx';

const CancelDialog = lazyDialog(async () => (await import('./CancelDialog.tsx')).CancelDialog);

/** Other actions on an accepted job. A pending request is declined, not cancelled. */
export function WorkerOptions({ booking }: { booking: Booking }) {
  const t = useText(bookingEn);
  const [open, setOpen] = useState(false);
  const { allowedActions } = booking;
  const mayCancel = allowedActions.includes('cancel') && !allowedActions.includes('decline');
  if (!mayCancel && !allowedActions.includes('propose_time') && !allowedActions.includes('propose_extra')) return null;
  return (
    <Card title={t('whatYouCanDo')}>
      <ul className="-mx-2 divide-y divide-line">
        {allowedActions.includes('propose_extra') && (
          <li>
            <ProposeExtraRow booking={booking} />
          </li>
        )}
        {allowedActions.includes('propose_time') && (
          <li>
            <ProposeTimeRow booking={booking} side="worker" />
          </li>
        )}
        {mayCancel && (
          <li>
            <ActionRow
              danger
              icon={<CircleX aria-hidden="true" className="size-5" />}
              title={t('cancelBooking')}
              hint={t('cancelAsWorker')}
              onClick={() => setOpen(true)}
            />
          </li>
        )}
      </ul>
      {open && <CancelDialog side="worker" booking={booking} onClose={() => setOpen(false)} />}
    </Card>
  );
}
