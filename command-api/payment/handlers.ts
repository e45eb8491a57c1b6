import type { BodyOf } from '#contracts/calls/call.ts';
import type { paymentCalls } from '#contracts/calls/payment.ts';
import type { CommandName } from '#contracts/calls/route-table.ts';
import { streams } from '#contracts/events/streams.ts';
import { ApiError, apiErrorOf } from '#contracts/api-error.ts';
import type { CallContext, Handlers } from '#contracts/calls/handlers.ts';
import type { PaymentProvider } from '#infra/payments/port.ts';
import { commandContext } from '../command-handling/command-context.ts';
import type { CommandHandler } from '../command-handling/command-handler.ts';
import { attemptIdOf } from './attempt-id.ts';
import { refusalFor } from './authorize-transition.ts';
import { payableCentavos, tryOf } from './decide-paying.ts';
import { paymentDecider } from './decider.ts';
import { actingOn, changed } from './person-calls.ts';
import { handleProviderEvent } from './provider-events.ts';
import { refundHandlers } from './refund-handlers.ts';
import { startPaying } from './start-paying.ts';
import { verificationHandlers } from './verification-handlers.ts';

type Deps = { commands: CommandHandler; payments: PaymentProvider; now: () => Date };
type PaymentCall = CommandName & keyof typeof paymentCalls;

export function paymentHandlers({ commands, payments, now }: Deps): Handlers<PaymentCall> {
  async function payNow(bookingId: string, body: BodyOf<typeof paymentCalls.pay>, context: CallContext) {
    if (body.method === 'bank_transfer' && !body.reference)
      throw new ApiError('invalid', {
        errors: [{ path: 'reference', message: 'Give the reference of your transfer' }],
      });
    const acting = await actingOn({ commands, now }, bookingId, context);
    const attempt = {
      attemptId: attemptIdOf(context.commandId),
      method: body.method,
      reference: body.reference ?? null,
    };
    const { state } = await commands.loadNewest(paymentDecider, streams.payment(bookingId));
    const known = tryOf(attempt, state);
    // Before money is spoken of with the provider; what has changed meanwhile is decided on again below.
    const refusal = known ? null : refusalFor('pay', acting, state);
    if (refusal) throw apiErrorOf(refusal);
    const amountCentavos = known?.amountCentavos ?? payableCentavos(acting.booking, state);
    const { nextUrl, ...begun } = await startPaying(payments, acting.booking, body, {
      attemptId: attempt.attemptId,
      amountCentavos,
    });
    const { data, ...reached } = changed(
      bookingId,
      await commands.handle(
        paymentDecider,
        streams.payment(bookingId),
        { type: 'Pay', data: { ...acting, ...begun, ...attempt, amountCentavos } },
        commandContext(context, now()),
      ),
    );
    return { data: { ...data, nextUrl }, ...reached };
  }

  return {
    ...verificationHandlers({ commands, now }),
    ...refundHandlers({ commands, now }),
    requestPayment: async ({ params: { id }, body, context }) => {
      const data = { ...(await actingOn({ commands, now }, id, context)), amountCentavos: body?.amount ?? null };
      return changed(
        id,
        await commands.handle(
          paymentDecider,
          streams.payment(id),
          { type: 'RequestPayment', data },
          commandContext(context, now()),
        ),
      );
    },
    pay: ({ params, body, context }) => payNow(params.id, body, context),
    confirmCash: async ({ params: { id }, context }) => {
      const data = { ...(await actingOn({ commands, now }, id, context)), attemptId: attemptIdOf(context.commandId) };
      return changed(
        id,
        await commands.handle(
          paymentDecider,
          streams.payment(id),
          { type: 'ConfirmCash', data },
          commandContext(context, now()),
        ),
      );
    },

    async receiveWebhook({ params, context: { sent } }) {
      if (params.provider !== payments.name || !sent) throw new ApiError('not_found');
      const events = await payments.readWebhook({ ...sent, now: now() });
      if (!events)
        throw new ApiError('unauthenticated', {
          message: 'That signature is not right, or too old.',
          security: { event: 'webhook_refused' },
        });
      for (const event of events) await handleProviderEvent(commands, payments.name, event, now());
      return { data: { received: events.length > 0 } };
    },
  };
}
