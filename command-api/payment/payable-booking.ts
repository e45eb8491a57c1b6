import type { PaidBooking } from '#contracts/payment/allowed-actions.ts';
import type { PaymentMethod } from '#contracts/roles.ts';
import type { BookingState } from '#contracts/booking/booking-state.ts';
import { totalCentavos } from '#contracts/booking/booking-fold.ts';

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
