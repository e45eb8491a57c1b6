import type { BodyOf } from '#contracts/calls/call.ts';
import type { EachOfSeveral, PaymentChanged, paymentCalls } from '#contracts/calls/payment.ts';
import type { CommandName } from '#contracts/calls/route-table.ts';
import type { PaymentEvent } from '#contracts/events/payment.ts';
import { streams } from '#contracts/events/streams.ts';
import { ApiError, apiErrorOf } from '#infra/http/routing/api-error.ts';
import { type Answered, type CallContext, type Handlers } from '#infra/http/routing/handlers.ts';
import type { PaymentProvider } from '#infra/payments/port.ts';
import { viewerOf } from '#infra/http/routing/viewer.ts';
import { commandContext } from '../command-handling/command-context.ts';
import type { CommandHandler } from '../command-handling/command-handler.ts';
import type { Handled } from '#infra/eventing/command-handling/handle-command.ts';
import type { Decision } from '../command-handling/decision.ts';
import { attemptIdOf } from './attempt-id.ts';
import { paymentDecider, type PaymentState } from './decider.ts';
import { loadPayable } from './load-payable.ts';
import {
  confirmCash,
  failTransfer,
  pay,
  payableCentavos,
  requestPayment,
  tryOf,
  undoOneOfSeveral,
  undoVerification,
  verifyOneOfSeveral,
  verifyPayment,
} from './decide-paying.ts';
import { type ByPerson, refusalFor } from './authorize-transition.ts';
import { learn } from './provider-events.ts';
import { giveBack, settleRefundByHand } from './decide-refunds.ts';
import { startPaying } from './start-paying.ts';

type Deps = { commands: CommandHandler; payments: PaymentProvider; now: () => Date };
type PaymentCommand = CommandName & keyof typeof paymentCalls;

export function paymentHandlers({ commands, payments, now }: Deps): Handlers<PaymentCommand> {
  async function acting(bookingId: string, context: CallContext): Promise<ByPerson> {
    return {
      booking: await loadPayable(commands, bookingId),
      viewer: viewerOf(context),
      now: now().toISOString(),
    };
  }

  async function step(
    bookingId: string,
    context: CallContext,
    decide: (acting: ByPerson, state: PaymentState) => Decision<PaymentEvent>,
  ): Promise<Answered<PaymentChanged>> {
    const act = await acting(bookingId, context);
    return changed(
      bookingId,
      await commands.handleWith(
        paymentDecider,
        streams.payment(bookingId),
        (state) => decide(act, state),
        commandContext(context, now()),
      ),
    );
  }

  /** One after the other, each by its own rules. A command that is sent again answers as it did the first time. */
  async function several<One extends { id: string }>(
    ones: readonly One[],
    context: CallContext,
    decide: (one: One, acting: ByPerson, state: PaymentState) => Decision<PaymentEvent>,
  ): Promise<Answered<EachOfSeveral>> {
    const data: EachOfSeveral = { done: [], already: [], refused: [] };
    const positions: number[] = [];
    for (const one of ones) {
      try {
        const act = await acting(one.id, context);
        const { events, position } = await commands.handleWith(
          paymentDecider,
          streams.payment(one.id),
          (state) => decide(one, act, state),
          commandContext(context, now()),
        );
        const isDone = events.length > 0 || (await commands.isStored(streams.payment(one.id), context.commandId));
        data[isDone ? 'done' : 'already'].push(one.id);
        positions.push(position);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        data.refused.push({ id: one.id, code: error.code, message: error.message });
      }
    }
    return { data, ...(positions.length > 0 && { position: Math.max(...positions) }) };
  }

  async function payNow(bookingId: string, body: BodyOf<typeof paymentCalls.pay>, context: CallContext) {
    if (body.method === 'bank_transfer' && !body.reference)
      throw new ApiError('invalid', {
        errors: [{ path: 'reference', message: 'Give the reference of your transfer' }],
      });
    const act = await acting(bookingId, context);
    const attempt = {
      attemptId: attemptIdOf(context.commandId),
      method: body.method,
      reference: body.reference ?? null,
    };
    const { state } = await commands.loadNewest(paymentDecider, streams.payment(bookingId));
    const known = tryOf(attempt, state);
    // Before money is spoken of with the provider; what has changed meanwhile is decided on again below.
    const refusal = known ? null : refusalFor('pay', act, state);
    if (refusal) throw apiErrorOf(refusal);
    const amountCentavos = known?.amountCentavos ?? payableCentavos(act.booking, state);
    const { nextUrl, ...begun } = await startPaying(payments, act.booking, body, {
      attemptId: attempt.attemptId,
      amountCentavos,
    });
    const command = { ...act, ...begun, ...attempt, amountCentavos };
    const { data, ...reached } = changed(
      bookingId,
      await commands.handleWith(
        paymentDecider,
        streams.payment(bookingId),
        (newest) => pay(command, newest),
        commandContext(context, now()),
      ),
    );
    return { data: { ...data, nextUrl }, ...reached };
  }

  return {
    requestPayment: ({ params, body, context }) =>
      step(params.id, context, (act, state) => requestPayment({ ...act, amountCentavos: body?.amount ?? null }, state)),
    pay: ({ params, body, context }) => payNow(params.id, body, context),
    confirmCash: ({ params, context }) =>
      step(params.id, context, (act, state) =>
        confirmCash({ ...act, attemptId: attemptIdOf(context.commandId) }, state),
      ),
    verifyPayment: ({ params, context }) => step(params.id, context, verifyPayment),
    undoVerification: ({ params, context }) => step(params.id, context, undoVerification),
    verifyPayments: ({ body: { payments: ones, transfers = false }, context }) =>
      several(ones, context, ({ amount: amountCentavos }, act, state) =>
        verifyOneOfSeveral({ ...act, amountCentavos, transfers }, state),
      ),
    undoVerifications: ({ body, context }) =>
      several(
        body.payments.map((id) => ({ id })),
        context,
        (_, act, state) => undoOneOfSeveral(act, state),
      ),
    failPayment: ({ params, body, context }) =>
      step(params.id, context, (act, state) => failTransfer({ ...act, reason: body.reason }, state)),
    refundPayment: ({ params, body, context }) =>
      step(params.id, context, (act, state) =>
        giveBack(
          {
            ...act,
            amountCentavos: body.amount ?? null,
            reason: body.reason,
            reference: body.reference ?? null,
            commandId: context.commandId,
          },
          state,
        ),
      ),
    settleRefund: ({ params, body, context }) =>
      step(params.id, context, (act, state) =>
        settleRefundByHand({ ...act, refundId: params.refundId, reference: body.reference }, state),
      ),

    async receiveWebhook({ params, context: { sent } }) {
      if (params.provider !== payments.name || !sent) throw new ApiError('not_found');
      const events = await payments.readWebhook({ ...sent, now: now() });
      if (!events)
        throw new ApiError('unauthenticated', {
          message: 'That signature is not right, or too old.',
          security: { event: 'webhook_refused' },
        });
      for (const event of events) await learn(commands, payments.name, event, now());
      return { data: { received: events.length > 0 } };
    },
  };
}

function changed(
  bookingId: string,
  { state, position }: Handled<PaymentState, PaymentEvent>,
): Answered<PaymentChanged> {
  return { data: { id: bookingId, bookingId, status: state.status }, position };
}
