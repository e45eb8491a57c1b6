import type { BodyOf } from '#contracts/calls/call.ts';
import type { Answered, CallContext, Handlers } from '#contracts/calls/handlers.ts';
import type { paymentCalls, PaymentChanged } from '#contracts/calls/payment.ts';
import { streams } from '#contracts/events/streams.ts';
import type { Attempt, PaymentState } from '#contracts/payment/payment-fold.ts';
import { isCarried } from '#contracts/payment/method-limits.ts';
import type { Settings } from '#contracts/platform/settings.ts';
import { paymentMethods } from '#contracts/roles.ts';
import { ApiError, apiErrorOf } from '#contracts/api-error.ts';
import { type PaymentProvider, PaymentRefused } from '#infra/payments/port.ts';
import type { CommandHandler } from '../command-handling/command-handler.ts';
import { amountRefusal } from './amount-refusal.ts';
import { attemptIdOf } from './attempt-id.ts';
import { factsOf, refusalFor } from './authorize-transition.ts';
import type { ByPerson, PaymentCommand } from './commands.ts';
import { payableCentavos, tryOf } from './decide-paying.ts';
import { paymentDecider } from './decider.ts';
import type { PayableBooking } from './payable-booking.ts';

type Body = BodyOf<typeof paymentCalls.pay>;
type StartedAttempt = Pick<Attempt, 'provider' | 'providerPaymentId'> & { nextUrl: string | null };

type Deps = {
  commands: CommandHandler;
  payments: PaymentProvider;
  settings: () => Promise<Pick<Settings, 'cashPayments'>>;
  actingOn: (bookingId: string, context: CallContext) => Promise<ByPerson>;
  send: (bookingId: string, command: PaymentCommand, context: CallContext) => Promise<Answered<PaymentChanged>>;
};

export function payHandlers({ commands, payments, settings, actingOn, send }: Deps): Handlers<'pay'> {
  return {
    async pay({ params: { id: bookingId }, body, context }) {
      if (body.method === 'bank_transfer' && !body.reference)
        throw new ApiError('invalid', {
          errors: [{ path: 'reference', message: 'Give the reference of your transfer' }],
        });
      const acting = await actingOn(bookingId, context);
      const attempt = {
        attemptId: attemptIdOf(context.commandId),
        method: body.method,
        reference: body.reference ?? null,
      };
      const { state } = await commands.loadNewest(paymentDecider, streams.payment(bookingId));
      const known = tryOf(attempt, state);
      const { cashPayments } = await settings();
      const isOffered = (method: Body['method']) => cashPayments || !isNewCash({ method }, acting, state);
      if (!known && !isOffered(body.method))
        throw new ApiError('switched_off', { message: 'Choose another way to pay than cash.' });
      const amountCentavos = known?.amountCentavos ?? payableCentavos(acting.booking, state);
      // Checked before the provider creates a payment; decided again afterwards.
      const refusal = known
        ? null
        : (refusalFor('pay', acting, state) ??
          amountRefusal(body.method, amountCentavos, payments.limits, paymentMethods.filter(isOffered)));
      if (refusal) throw apiErrorOf(refusal);
      const { nextUrl, ...begun } = await startPaying(payments, acting.booking, body, {
        attemptId: attempt.attemptId,
        amountCentavos,
      });
      const data = { ...acting, ...begun, ...attempt, amountCentavos };
      const paid = await send(bookingId, { type: 'Pay', data }, context);
      return { ...paid, data: { ...paid.data, nextUrl } };
    },
  };
}

/** Creates the provider's payment under the attempt's id; cash and bank transfers need none. */
async function startPaying(
  payments: PaymentProvider,
  booking: PayableBooking,
  { method, phone }: Body,
  attempt: { attemptId: string; amountCentavos: number },
): Promise<StartedAttempt> {
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
      throw new ApiError('not_allowed_now', { message: 'It can’t be paid that way now. Please choose another.' });
    throw error;
  }
}

/** Bookings made with cash while it was enabled may still be paid in cash. */
function isNewCash({ method }: Pick<Body, 'method'>, { booking }: ByPerson, state: PaymentState): boolean {
  return method === 'cash' && factsOf(state, booking).method !== 'cash';
}
