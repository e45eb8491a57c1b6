import type { PaymentEvent } from '#contracts/events/payment.ts';
import type { Attempt, PaymentState } from '#contracts/payment/payment-fold.ts';
import { parties } from './authorize-transition.ts';
import type { PayableBooking } from './payable-booking.ts';

/** The events that tell what became of an attempt to pay, whoever says so. */

export type Made = Pick<
  Attempt,
  'attemptId' | 'method' | 'reference' | 'provider' | 'providerPaymentId' | 'amountCentavos'
>;

/** `from`: who says that the money is there. */
export function received(
  booking: PayableBooking,
  state: PaymentState,
  made: Made,
  from: 'provider' | 'worker' | 'admin',
  now: string,
): PaymentEvent {
  const { attemptId, method, reference, provider, providerPaymentId, amountCentavos } = made;
  const receivedCentavos = state.receivedCentavos + amountCentavos;
  return {
    type: 'PaymentReceived',
    data: {
      ...parties(booking),
      attemptId,
      method,
      reference,
      provider,
      providerPaymentId,
      amountCentavos,
      receivedCentavos,
      from,
      receivedAt: now,
    },
  };
}

export function failed(
  booking: PayableBooking,
  { attemptId, method, amountCentavos }: Attempt,
  reason: string,
  by: 'provider' | 'admin',
): PaymentEvent {
  return { type: 'PaymentFailed', data: { ...parties(booking), attemptId, method, amountCentavos, reason, by } };
}
