import type { bookingChangeCalls } from '#contracts/calls/booking-changes.ts';
import type { Handlers } from '#infra/http/routing/handlers.ts';
import { derivedId } from '#infra/eventing/ids.ts';
import { approveExtra, proposeExtra, refuseExtra } from './decide-extras.ts';
import { type BookingDeps, bookingSteps } from './steps.ts';

export function extraHandlers(
  deps: BookingDeps,
): Handlers<Extract<keyof typeof bookingChangeCalls, 'proposeExtra' | 'approveExtra' | 'refuseExtra'>> {
  const { step } = bookingSteps(deps);
  return {
    proposeExtra: async ({ params: { id }, body: { amount, reason }, context }) => {
      const extraId = derivedId('extra', context.commandId);
      const { data, ...answered } = await step(id, context, (acting, state) =>
        proposeExtra({ ...acting, extraId, amountCentavos: amount, reason }, state),
      );
      return { ...answered, data: { ...data, extraId } };
    },
    approveExtra: ({ params: { id, extraId }, context }) =>
      step(id, context, (acting, state) => approveExtra({ ...acting, extraId }, state)),
    refuseExtra: ({ params: { id, extraId }, context }) =>
      step(id, context, (acting, state) => refuseExtra({ ...acting, extraId }, state)),
  };
}
