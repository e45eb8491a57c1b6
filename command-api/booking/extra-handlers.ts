import type { bookingChangeCalls } from '#contracts/calls/booking-changes.ts';
import { streams } from '#contracts/events/streams.ts';
import { derivedId } from '#infra/eventing/ids.ts';
import type { Handlers } from '#contracts/calls/handlers.ts';
import { actingOf, bookingContext, type BookingDeps, changed } from './booking-call.ts';
import { bookingDecider } from './decider.ts';

export function extraHandlers(
  deps: BookingDeps,
): Handlers<Extract<keyof typeof bookingChangeCalls, 'proposeExtra' | 'approveExtra' | 'refuseExtra'>> {
  const { commands } = deps;
  return {
    proposeExtra: async ({ params: { id }, body: { amount, reason }, context }) => {
      const extraId = derivedId('extra', context.commandId);
      const handled = await commands.handle(
        bookingDecider,
        streams.booking(id),
        {
          type: 'ProposeExtra',
          data: { ...(await actingOf(deps, context)), extraId, amountCentavos: amount, reason },
        },
        bookingContext(deps, context),
      );
      const { data, ...answered } = changed(handled);
      return { ...answered, data: { ...data, extraId } };
    },
    approveExtra: async ({ params: { id, extraId }, context }) =>
      changed(
        await commands.handle(
          bookingDecider,
          streams.booking(id),
          { type: 'ApproveExtra', data: { ...(await actingOf(deps, context)), extraId } },
          bookingContext(deps, context),
        ),
      ),
    refuseExtra: async ({ params: { id, extraId }, context }) =>
      changed(
        await commands.handle(
          bookingDecider,
          streams.booking(id),
          { type: 'RefuseExtra', data: { ...(await actingOf(deps, context)), extraId } },
          bookingContext(deps, context),
        ),
      ),
  };
}
