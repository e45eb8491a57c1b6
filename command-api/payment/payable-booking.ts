import { ApiError } from '#contracts/api-error.ts';
import { streams } from '#contracts/events/streams.ts';
import type { PaidBooking } from '#contracts/payment/allowed-actions.ts';
import type { PaymentMethod } from '#contracts/roles.ts';
import type { BookingState } from '#contracts/booking/booking-state.ts';
import { totalCentavos } from '#contracts/booking/booking-fold.ts';
import { bookingDecider } from '../booking/decider.ts';
import type { CommandHandler } from '../command-handling/command-handler.ts';

/** What a payment knows of its booking: who, what, and how much is owed. */
export type PayableBooking = PaidBooking & {
  bookingId: string;
  clientId: string;
  workerId: string;
  workerAccountId: string;
  code: string;
  clientName: string;
  workerName: string;
  serviceName: string;
  /** As chosen with the booking. */
  method: PaymentMethod;
};

/** null while nobody has taken the booking: there is nobody to pay. */
export function payableBooking(state: BookingState): PayableBooking | null {
  if (state.kind === 'none' || !state.worker) return null;
  const { status, bookingId, client, worker, code, service, paymentMethod, cancellation } = state;
  return {
    status,
    bookingId,
    code,
    cancellationFeeCentavos: cancellation?.feeCentavos ?? 0,
    totalCentavos: totalCentavos(state),
    clientId: client.accountId,
    clientName: client.name,
    workerId: worker.workerId,
    workerAccountId: worker.accountId,
    workerName: worker.name,
    serviceName: service.name,
    method: paymentMethod,
  };
}

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
