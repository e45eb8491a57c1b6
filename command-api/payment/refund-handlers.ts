import { streams } from '#contracts/events/streams.ts';
import type { Handlers } from '#contracts/calls/handlers.ts';
import { commandContext } from '../command-handling/command-context.ts';
import { paymentDecider } from './decider.ts';
import { actingOn, changed, type PersonCallDeps } from './person-calls.ts';

export function refundHandlers({ commands, now }: PersonCallDeps): Handlers<'refundPayment' | 'settleRefund'> {
  return {
    refundPayment: async ({ params: { id }, body, context }) => {
      const data = {
        ...(await actingOn({ commands, now }, id, context)),
        amountCentavos: body.amount ?? null,
        reason: body.reason,
        reference: body.reference ?? null,
        commandId: context.commandId,
      };
      return changed(
        id,
        await commands.handle(
          paymentDecider,
          streams.payment(id),
          { type: 'IssueRefund', data },
          commandContext(context, now()),
        ),
      );
    },
    settleRefund: async ({ params: { id, refundId }, body, context }) => {
      const data = { ...(await actingOn({ commands, now }, id, context)), refundId, reference: body.reference };
      return changed(
        id,
        await commands.handle(
          paymentDecider,
          streams.payment(id),
          { type: 'SettleRefundByHand', data },
          commandContext(context, now()),
        ),
      );
    },
  };
}
