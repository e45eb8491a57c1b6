import type { bookingRequestCalls } from '#contracts/calls/booking-requests.ts';
import type { Handlers } from '#infra/http/handlers.ts';
import { askOthers, requestInstead } from './ask-others.ts';
import { type BookingDeps, bookingSteps, changed } from './steps.ts';

export function requestHandlers(deps: BookingDeps): Handlers<keyof typeof bookingRequestCalls> {
  const { commands } = deps;
  const { allowedOn, actingOf, contextOf } = bookingSteps(deps);

  return {
    askOthers: async ({ params: { id }, body, context }) => {
      const acting = await actingOf(context);
      const { booking } = await allowedOn(id, acting, context, askOthers);
      const { start, expectedPrice } = body ?? {};
      return changed(await requestInstead(commands, { booking, settings: acting.settings, start, expectedPrice }, (state) => askOthers(acting, state), contextOf(context)));
    },
  };
}
