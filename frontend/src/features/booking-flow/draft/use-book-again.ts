import { useNavigate } from 'react-router-dom';
import type { Booking } from '#contracts/views/booking.ts';
import { useAppDispatch } from '../../../api/app-dispatch.ts';
import { useSettings } from '../../../api/use-settings.ts';
import { draftOfBooking, type With } from './draft-of-booking.ts';
import { flowPath } from '../../../domain/booking/flow-path.ts';
import { draftCancelled, draftChanged } from '../slice.ts';
import { serverNow } from '../../../browser/server-time.ts';

/** Starts the flow with an earlier job. Keeps everything except the price, which is read again, and a past start. */
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
