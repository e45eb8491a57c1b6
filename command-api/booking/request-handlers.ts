import type { bookingRequestCalls } from '#contracts/calls/booking-requests.ts';
import type { Handlers } from '#infra/http/handlers.ts';
import { askOthers, requestInstead } from './ask-others.ts';
import { loadWorker } from './load-parties.ts';
import { requireOpenStart } from './named-worker.ts';
import { type Edit, editRequest, startAfter, widenRequest } from './request-commands.ts';
import { endOf } from './reschedule-commands.ts';
import type { Acting } from './permitted.ts';
import type { Booking } from './decider.ts';
import { type BookingDeps, bookingSteps, changed } from './steps.ts';

export function requestHandlers(deps: BookingDeps): Handlers<keyof typeof bookingRequestCalls> {
  const { commands } = deps;
  const { step, allowedOn, actingOf, contextOf } = bookingSteps(deps);

  /** Not a promise yet: only that nobody is asked for a time that is taken already, or at which they don't work. */
  async function requireFreeAfter(edit: Edit, booking: Booking, { settings, now }: Acting): Promise<void> {
    const startsAt = startAfter(edit, booking);
    if (booking.workerId === null || Date.parse(startsAt) === Date.parse(booking.startsAt)) return;
    const worker = await loadWorker(commands, booking.workerId);
    await requireOpenStart(commands, { job: { bookingId: booking.bookingId, startsAt, endsAt: endOf(booking, startsAt) }, worker, settings }, now);
  }

  return {
    editRequest: async ({ params: { id }, body, context }) => {
      const acting = await actingOf(context);
      const command = { ...acting, edit: body };
      const { booking, isDone } = await allowedOn(id, acting, context, (_, state) => editRequest(command, state));
      if (!isDone) await requireFreeAfter(body, booking, acting);
      return step(id, context, (_, state) => editRequest(command, state));
    },
    widenRequest: ({ params: { id }, context }) => step(id, context, widenRequest),
    askOthers: async ({ params: { id }, body, context }) => {
      const acting = await actingOf(context);
      const { booking } = await allowedOn(id, acting, context, askOthers);
      const { start, expectedPrice } = body ?? {};
      return changed(await requestInstead(commands, { booking, settings: acting.settings, start, expectedPrice }, (state) => askOthers(acting, state), contextOf(context)));
    },
  };
}
