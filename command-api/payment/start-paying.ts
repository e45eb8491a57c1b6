import type { BodyOf } from '#contracts/calls/call.ts';
import type { paymentCalls } from '#contracts/calls/payment.ts';
import type { Attempt } from '#contracts/payment/payment-fold.ts';
import type { PaymentMethod } from '#contracts/roles.ts';
import { ApiError } from '#contracts/api-error.ts';
import { type CarriedMethod, type PaymentProvider, PaymentRefused } from '#infra/payments/port.ts';
import type { PayableBooking } from './payable-booking.ts';

type Body = BodyOf<typeof paymentCalls.pay>;
export type Begun = Pick<Attempt, 'provider' | 'providerPaymentId'> & { nextUrl: string | null };

/** Begins the payment at the provider, under the attempt's own id; cash and bank transfers need none. */
export async function startPaying(
  payments: PaymentProvider,
  booking: PayableBooking,
  { method, phone }: Body,
  attempt: { attemptId: string; amountCentavos: number },
): Promise<Begun> {
  if (!isCarried(method)) return { provider: 'none', providerPaymentId: null, nextUrl: null };
  const { bookingId, serviceName, code } = booking;
  const payment = {
    ...attempt,
    bookingId,
    method,
    description: `${serviceName}, ${code}`,
    returnPath: `/client/bookings/${bookingId}?payment=returned`,
    phone,
  };
  try {
    return { provider: payments.name, ...(await payments.start(payment)) };
  } catch (error) {
    if (error instanceof PaymentRefused)
      throw new ApiError('not_allowed_now', { message: 'It can not be paid that way now. Please choose another.' });
    throw error;
  }
}

function isCarried(method: PaymentMethod): method is CarriedMethod {
  return method !== 'cash' && method !== 'bank_transfer';
}
