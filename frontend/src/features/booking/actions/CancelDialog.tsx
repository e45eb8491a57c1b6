import type { Booking } from '#contracts/views/booking.ts';
import { useText } from '../../../i18n/use-text.ts';
import { ConfirmDialog } from '../../../ui/over-the-page/ConfirmDialog.tsx';
import { useCancelBookingMutation, usePreviewCancellationQuery } from '../../../domain/booking/api.ts';
import { bookingEn } from '../booking.en.ts';
import { CancellationCost } from './CancellationCost.tsx';
import { firstName } from '../../../domain/first-name.ts';
import { ReasonField } from './ReasonField.tsx';
import type { BookingWord } from '../message-key.ts';
import type { Side } from '../../../domain/booking/side.ts';
import { useCommand } from '../../../domain/booking/use-command.ts';
import { useReason } from './use-reason.ts';

const quick: Record<Side, readonly BookingWord[]> = {
  client: ['clientReasonPlans', 'clientReasonFixed', 'clientReasonTime'],
  worker: ['workerReasonIll', 'workerReasonBusy', 'workerReasonTools'],
};

/** Cost first, then the reason, then the final confirmation. */
export function CancelDialog({ booking, side, onClose }: { booking: Booking; side: Side; onClose: () => void }) {
  const t = useText(bookingEn);
  const run = useCommand();
  const [cancel] = useCancelBookingMutation();
  const { field, ready } = useReason();
  const { data: cost, refetch } = usePreviewCancellationQuery(
    { id: booking.id },
    { skip: side === 'worker', refetchOnMountOrArgChange: true },
  );
  async function confirm() {
    const reason = ready();
    if (reason === null) return;
    // The fee must not exceed the displayed one.
    const body = { reason, ...(cost && { expectedFee: cost.fee }) };
    if (await run(() => cancel({ id: booking.id, body }).unwrap(), t('cancelled'))) return onClose();
    if (cost) void refetch();
  }
  return (
    <ConfirmDialog
      title={t('cancelTitle')}
      description={side === 'worker' ? t('cancelAsWorkerText', { client: firstName(booking.client.name) }) : undefined}
      back={t('keepBooking')}
      confirm={t('cancelBooking')}
      variant="danger"
      onConfirm={confirm}
      onClose={onClose}
    >
      {side === 'client' && <CancellationCost bookingId={booking.id} />}
      <ReasonField quick={quick[side]} to={(side === 'client' ? booking.worker : booking.client)?.name} {...field} />
    </ConfirmDialog>
  );
}
