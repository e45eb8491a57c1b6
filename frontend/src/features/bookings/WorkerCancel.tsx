import { CircleX } from 'lucide-react';
import { useState } from 'react';
import type { Booking } from '#contracts/views/booking.ts';
import { useText } from '../../i18n/use-text.ts';
import { ActionRow } from '../../ui/ActionRow.tsx';
import { Card } from '../../ui/Card.tsx';
import { bookingText } from './booking.text.ts';
import { CancelDialog } from './CancelDialog.tsx';

/** Calling off a job that was accepted; a request that still waits is declined instead. */
export function WorkerCancel({ booking }: { booking: Booking }) {
  const t = useText(bookingText);
  const [open, setOpen] = useState(false);
  const { allowedActions } = booking;
  if (!allowedActions.includes('cancel') || allowedActions.includes('decline')) return null;
  return (
    <Card title={t('whatYouCanDo')}>
      <div className="-mx-2">
        <ActionRow danger icon={<CircleX aria-hidden="true" className="size-5" />} title={t('cancelBooking')} hint={t('cancelAsWorker')} onClick={() => setOpen(true)} />
      </div>
      {open && <CancelDialog side="worker" booking={booking} onClose={() => setOpen(false)} />}
    </Card>
  );
}
