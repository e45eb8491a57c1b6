import type { BulkOutcome, paymentCalls, PaymentChanged } from '#contracts/calls/payment.ts';
import type { CommandName } from '#contracts/calls/route-table.ts';
import { streams } from '#contracts/events/streams.ts';
import { ApiError } from '#contracts/api-error.ts';
import type { Answered, CallContext, Handlers } from '#contracts/calls/handlers.ts';
import { viewerOf } from '#contracts/calls/viewer.ts';
import type { Settings } from '#contracts/platform/settings.ts';
import type { PaymentProvider } from '#infra/payments/port.ts';
import type { ListAdmins } from '../account/admins.ts';
import { commandContext } from '../command-handling/command-context.ts';
import type { CommandHandler } from '../command-handling/command-handler.ts';
import { attemptIdOf } from './attempt-id.ts';
import type { ByPerson, PaymentCommand } from './commands.ts';
import { paymentDecider } from './decider.ts';
import { payHandlers } from './pay-handlers.ts';
import { loadPayable } from './payable-booking.ts';
import { refundHandlers } from './refund-handlers.ts';
import { handleProviderEvent } from './provider-events.ts';

type Deps = {
  commands: CommandHandler;
  payments: PaymentProvider;
  admins: ListAdmins;
  settings: () => Promise<Settings>;
  now: () => Date;
};
type PaymentCall = CommandName & keyof typeof paymentCalls;

type DataOf<Type extends PaymentCommand['type']> = Extract<PaymentCommand, { type: Type }>['data'];
/** Commands by a person. */
type ActingType = Extract<PaymentCommand, { data: ByPerson }>['type'];
type OnOne = { params: { id: string }; context: CallContext };

export function paymentHandlers({ commands, payments, admins, settings, now }: Deps): Handlers<PaymentCall> {
  /** Data of a person's command on a booking's payment. */
  async function actingOn(bookingId: string, context: CallContext): Promise<ByPerson> {
    return {
      booking: await loadPayable(commands, bookingId),
      viewer: viewerOf(context),
      now: now().toISOString(),
    };
  }

  function handle(bookingId: string, command: PaymentCommand, context: CallContext) {
    return commands.handle(paymentDecider, streams.payment(bookingId), command, commandContext(context, now()));
  }

  async function send(
    bookingId: string,
    command: PaymentCommand,
    context: CallContext,
  ): Promise<Answered<PaymentChanged>> {
    const { state, position } = await handle(bookingId, command, context);
    return { data: { id: bookingId, bookingId, status: state.status }, position };
  }

  /** Sends one command. `dataOf`: its data besides the booking, the caller and the time. */
  function onPayment<Type extends ActingType, Call extends OnOne>(
    type: Type,
    dataOf: (call: Call) => Omit<DataOf<Type>, keyof ByPerson>,
  ): (call: Call) => Promise<Answered<PaymentChanged>> {
    return async (call) => {
      const acting = await actingOn(call.params.id, call.context);
      // The compiler does not see that both parts are the data of the type.
      const command = { type, data: { ...acting, ...dataOf(call) } } as PaymentCommand;
      return send(call.params.id, command, call.context);
    };
  }

  function changeSeveral<One extends { id: string }>(
    ones: readonly One[],
    context: CallContext,
    commandOf: (acting: ByPerson, one: One) => PaymentCommand,
  ) {
    return changeOneByOne(commands, ones, context.commandId, async (one) =>
      handle(one.id, commandOf(await actingOn(one.id, context), one), context),
    );
  }

  return {
    ...payHandlers({ commands, payments, settings, actingOn, send }),
    requestPayment: onPayment('RequestPayment', ({ body }) => ({ amountCentavos: body?.amount ?? null })),
    confirmCash: onPayment('ConfirmCash', ({ context }) => ({ attemptId: attemptIdOf(context.commandId) })),

    verifyPayment: onPayment('VerifyPayment', nothing),
    verifyPayments: ({ body: { payments: ones, transfers = false }, context }) =>
      changeSeveral(ones, context, (acting, { amount: amountCentavos }) => ({
        type: 'VerifyOneOfSeveral',
        data: { ...acting, amountCentavos, transfers },
      })),
    undoVerification: onPayment('UndoVerification', nothing),
    undoVerifications: ({ body, context }) =>
      changeSeveral(
        body.payments.map((id) => ({ id })),
        context,
        (acting) => ({ type: 'UndoOneOfSeveral', data: acting }),
      ),
    failPayment: onPayment('FailTransfer', ({ body: { reason } }) => ({ reason })),

    ...refundHandlers({ commands, admins, settings, actingOn, now }),
    settleRefund: onPayment('SettleRefundByHand', ({ params: { refundId }, body: { reference } }) => ({
      refundId,
      reference,
    })),

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

const nothing = () => ({});

/**
 * Runs a bulk action one payment at a time, so that a refusal does not affect the others. A repeated command returns the same
 * result. `id`: booking id of a payment.
 */
export async function changeOneByOne<One extends { id: string }>(
  commands: Pick<CommandHandler, 'isStored'>,
  ones: readonly One[],
  commandId: string,
  change: (one: One) => Promise<{ events: readonly unknown[]; position: number }>,
): Promise<Answered<BulkOutcome>> {
  const data: BulkOutcome = { done: [], already: [], refused: [] };
  const positions: number[] = [];
  for (const one of ones) {
    try {
      const { events, position } = await change(one);
      const isDone = events.length > 0 || (await commands.isStored(streams.payment(one.id), commandId));
      data[isDone ? 'done' : 'already'].push(one.id);
      positions.push(position);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      data.refused.push({ id: one.id, code: error.code, message: error.message });
    }
  }
  return { data, ...(positions.length > 0 && { position: Math.max(...positions) }) };
}
