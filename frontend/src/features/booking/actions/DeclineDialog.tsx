import type { Booking } from '#contracts/views/booking.ts';
import { useText } from '../../../i18n/use-text.ts';
import { ConfirmDialog } from '../../../ui/over-the-page/ConfirmDialog.tsx';
import { useDeclineBookingMutation } from '../../../domain/booking/api.ts';
import { bookingEn } from '../booking.en.ts';
import { firstName } from '../../../domain/first-name.ts';
import { ReasonField } from './ReasonField.tsx';
import { useCommand } from '../../../domain/booking/use-command.ts';
import { useReason } from './use-reason.ts';

interface Props {
  booking: Booking;
  onClose: () => void;
  /** The worker no longer has access to an open job after declining it. */
  onDeclined?: () => void;
}

export function DeclineDialog({ booking, onClose, onDeclined }: Props) {
  const t = useText(bookingEn);
  const run = useCommand();
  const [decline] = useDeclineBookingMutation();
  const { field, ready } = useReason();
  async function confirm() {
    const reason = ready();
    if (reason === null) return;
    if (!(await run(() => decline({ id: booking.id, body: { reason } }).unwrap(), t('declined')))) return;
    onClose();
    onDeclined?.();
  }
  return (
    <ConfirmDialog
      title={t('declineTitle')}
      description={booking.worker ? t('declineText', { client: firstName(booking.client.name) }) : undefined}
      back={t('back')}
      confirm={t('declineJob')}
      variant="danger"
      onConfirm={confirm}
      onClose={onClose}
    >
      <ReasonField
        quick={['workerReasonBusy', 'workerReasonFar', 'workerReasonTools']}
        to={booking.client.name}
        {...field}
      />
    </ConfirmDialog>
  );
}
