import { useNavigate } from 'react-router-dom';
import type { Booking } from '#contracts/views/booking.ts';
import { useAppDispatch } from '../../../api/app-dispatch.ts';
import { useSettings } from '../../../api/use-settings.ts';
import { draftOfBooking, type With } from './draft-of-booking.ts';
import { flowPath } from '../../../domain/booking/flow-path.ts';
import { draftCancelled, draftChanged } from '../slice.ts';
import { serverNow } from '../../../browser/server-time.ts';

/** Takes up the same job in the flow: all is kept but the price, which is read anew, and a time that has passed. */
export function useBookAgain() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { minimumNoticeMinutes } = useSettings();
  return (booking: Booking, by: With, { replace = false } = {}) => {
    const draft = draftOfBooking(booking, { now: serverNow(), noticeMinutes: minimumNoticeMinutes, by });
    dispatch(draftCancelled());
    dispatch(draftChanged(draft));
    void navigate(flowPath(draft.date && by === 'someone else' ? 'select-worker' : 'schedule'), { replace });
  };
}
