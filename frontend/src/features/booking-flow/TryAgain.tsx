import { useNavigate } from 'react-router-dom';
import type { Booking } from '#contracts/views/booking.ts';
import { useAppDispatch } from '../../app/store-hooks.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/Button.tsx';
import { useSettings } from '../../app/use-settings.ts';
import { bookingFlowText } from './booking-flow.text.ts';
import { draftOfBooking } from './draft-of-booking.ts';
import { flowPath } from './flow-path.ts';
import { draftCancelled, draftChanged } from './slice.ts';

/** Takes up the same job with someone else: all is kept but the worker, and the time if it has passed. */
export function TryAgain({ booking }: { booking: Booking }) {
  const t = useText(bookingFlowText);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { minimumNoticeMinutes } = useSettings();

  function again() {
    const draft = draftOfBooking(booking, Date.now(), minimumNoticeMinutes);
    dispatch(draftCancelled());
    dispatch(draftChanged(draft));
    void navigate(flowPath(draft.date ? 'select-worker' : 'schedule'));
  }

  return <Button variant="mango" wide onClick={again}>{t('chooseOtherWorker')}</Button>;
}
