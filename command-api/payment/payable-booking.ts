import { ApiError } from '#contracts/api-error.ts';
import { streams } from '#contracts/events/streams.ts';
import type { PaidBooking } from '#contracts/payment/allowed-actions.ts';
import type { PaymentMethod } from '#contracts/roles.ts';
import type { BookingState } from '#contracts/booking/booking-state.ts';
import { totalCentavos } from '#contracts/booking/booking-fold.ts';
import { bookingDecider } from '../booking/decider.ts';
import type { CommandHandler } from '../command-handling/command-handler.ts';

/** A payment's view of its booking: sides, service and amount due. */
export type PayableBooking = PaidBooking & {
  bookingId: string;
  clientId: string;
  workerId: string;
  workerAccountId: string;
  code: string;
  clientName: string;
  workerName: string;
  serviceName: string;
  /** Chosen at booking. */
  method: PaymentMethod;
};

/** null while the booking has no worker to pay. */
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

/** The booking from its newest stream, because the amount due must be current. */
export async function loadPayable(commands: CommandHandler, bookingId: string): Promise<PayableBooking> {
  const { state } = await commands.loadNewest(bookingDecider, streams.booking(bookingId));
  if (state.kind === 'none') throw new ApiError('not_found');
  const payable = payableBooking(state);
  if (!payable) throw new ApiError('not_allowed_now', { details: { status: 'unpaid', allowedActions: [] } });
  return payable;
}

/** For policies: null if there is nothing to pay, for example after a system reset. */
export async function findPayable(commands: CommandHandler, bookingId: string): Promise<PayableBooking | null> {
  const { state } = await commands.loadNewest(bookingDecider, streams.booking(bookingId));
  return payableBooking(state);
}
