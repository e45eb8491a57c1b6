import type { EachOfSeveral } from '#contracts/calls/payment.ts';
import { streams } from '#contracts/events/streams.ts';
import { ApiError } from '#contracts/api-error.ts';
import type { Answered, CallContext, Handlers } from '#contracts/calls/handlers.ts';
import { commandContext } from '../command-handling/command-context.ts';
import type { ByPerson, PaymentCommand } from './commands.ts';
import { paymentDecider } from './decider.ts';
import { actingOn, changed, type PersonCallDeps } from './person-calls.ts';

type VerificationCall = 'verifyPayment' | 'undoVerification' | 'verifyPayments' | 'undoVerifications' | 'failPayment';

export function verificationHandlers({ commands, now }: PersonCallDeps): Handlers<VerificationCall> {
  /** One after the other, each by its own rules. A command that is sent again answers as it did the first time. */
  async function several<One extends { id: string }>(
    ones: readonly One[],
    context: CallContext,
    commandFor: (one: One, acting: ByPerson) => PaymentCommand,
  ): Promise<Answered<EachOfSeveral>> {
    const data: EachOfSeveral = { done: [], already: [], refused: [] };
    const positions: number[] = [];
    for (const one of ones) {
      try {
        const command = commandFor(one, await actingOn({ commands, now }, one.id, context));
        const { events, position } = await commands.handle(
          paymentDecider,
          streams.payment(one.id),
          command,
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

  return {
    verifyPayment: async ({ params: { id }, context }) => {
      const data = await actingOn({ commands, now }, id, context);
      return changed(
        id,
        await commands.handle(
          paymentDecider,
          streams.payment(id),
          { type: 'VerifyPayment', data },
          commandContext(context, now()),
        ),
      );
    },
    undoVerification: async ({ params: { id }, context }) => {
      const data = await actingOn({ commands, now }, id, context);
      return changed(
        id,
        await commands.handle(
          paymentDecider,
          streams.payment(id),
          { type: 'UndoVerification', data },
          commandContext(context, now()),
        ),
      );
    },
    verifyPayments: ({ body: { payments: ones, transfers = false }, context }) =>
      several(ones, context, ({ amount: amountCentavos }, acting) => ({
        type: 'VerifyOneOfSeveral',
        data: { ...acting, amountCentavos, transfers },
      })),
    undoVerifications: ({ body, context }) =>
      several(
        body.payments.map((id) => ({ id })),
        context,
        (_, acting) => ({ type: 'UndoOneOfSeveral', data: acting }),
      ),
    failPayment: async ({ params: { id }, body, context }) => {
      const data = { ...(await actingOn({ commands, now }, id, context)), reason: body.reason };
      return changed(
        id,
        await commands.handle(
          paymentDecider,
          streams.payment(id),
          { type: 'FailTransfer', data },
          commandContext(context, now()),
        ),
      );
    },
  };
}
