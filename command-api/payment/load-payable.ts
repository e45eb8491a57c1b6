import { streams } from '#contracts/events/streams.ts';
import { ApiError } from '#contracts/api-error.ts';
import { bookingDecider } from '../booking/decider.ts';
import type { CommandHandler } from '../command-handling/command-handler.ts';
import { type PayableBooking, payableBooking } from './payable-booking.ts';

/** The booking whose payment it is, as its stream says now: what is owed must not be old news. */
export async function loadPayable(commands: CommandHandler, bookingId: string): Promise<PayableBooking> {
  const { state } = await commands.loadNewest(bookingDecider, streams.booking(bookingId));
  if (state.kind === 'none') throw new ApiError('not_found');
  const payable = payableBooking(state);
  if (!payable) throw new ApiError('not_allowed_now', { details: { status: 'unpaid', allowedActions: [] } });
  return payable;
}

/** For policies: null where there is nothing to pay (any more, after a reset of the system). */
export async function findPayable(commands: CommandHandler, bookingId: string): Promise<PayableBooking | null> {
  const { state } = await commands.loadNewest(bookingDecider, streams.booking(bookingId));
  return payableBooking(state);
}
