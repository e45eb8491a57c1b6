import { CalendarClock } from 'lucide-react';
import type { Booking } from '#contracts/views/booking.ts';
import { lazyDialog } from '../../../ui/over-the-page/lazy-dialog.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { DialogRow } from '../../../ui/pressing/DialogRow.tsx';
import type { Side } from '../../../domain/booking/side.ts';
import { changesEn } from './changes.en.ts';
import { otherSide } from './other-side.ts';

const ProposeTimeDialog = lazyDialog(async () => (await import('./ProposeTimeDialog.tsx')).ProposeTimeDialog);

/** Row "Propose a new time". Renders nothing if it is not allowed. */
export function ProposeTimeRow({ booking, side }: { booking: Booking; side: Side }) {
  const t = useText(changesEn);
  const { worker } = booking;
  if (!worker || !booking.allowedActions.includes('propose_time')) return null;
  return (
    <DialogRow
      icon={<CalendarClock aria-hidden="true" className="size-5" />}
      title={t(booking.reschedule?.by === side ? 'proposeTimeAgain' : 'proposeTime')}
      hint={t('otherAgrees', { other: otherSide(booking, side) })}
      renderDialog={(close) => <ProposeTimeDialog booking={{ ...booking, worker }} side={side} onClose={close} />}
    />
  );
}
