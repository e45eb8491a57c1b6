import type { bookingRequestCalls } from '#contracts/calls/booking-requests.ts';
import { streams } from '#contracts/events/streams.ts';
import type { CallContext, Handlers } from '#infra/http/routing/handlers.ts';
import { stepOf } from '../command-handling/command-context.ts';
import type { CommandContext } from '../command-handling/command-handler.ts';
import { askOthers, requestInstead, requireRequestable } from './ask-others.ts';
import type { Booking } from '#contracts/booking/booking-fold.ts';
import { bookingDecider } from './decider.ts';
import { loadWorker } from './load-parties.ts';
import { requireOpenStart } from './named-worker.ts';
import type { Acting } from './authorize-transition.ts';
import { type Edit, editRequest, startAfter, widenRequest } from './decide-request-changes.ts';
import { endOf } from './decide-reschedule.ts';
import { type BookingDeps, bookingSteps, changed, existing } from './steps.ts';
import { releaseSlot } from './reserve-slot.ts';

export function requestHandlers(deps: BookingDeps): Handlers<keyof typeof bookingRequestCalls> {
  const { commands } = deps;
  const { step, allowedOn, actingOf, contextOf } = bookingSteps(deps);

  /** Not a promise yet: only that nobody is asked for a time that is taken already, or at which they don't work. */
  async function requireFreeAfter(edit: Edit, booking: Booking, { settings, now }: Acting): Promise<void> {
    const startsAt = startAfter(edit, booking);
    if (booking.workerId === null || Date.parse(startsAt) === Date.parse(booking.startsAt)) return;
    const worker = await loadWorker(commands, booking.workerId);
    await requireOpenStart(
      commands,
      { job: { bookingId: booking.bookingId, startsAt, endsAt: endOf(booking, startsAt) }, worker, settings },
      now,
    );
  }

  /** The worker who didn't come is free for others at once. */
  async function letGo(booking: Booking, acting: Acting, context: CallContext): Promise<Booking> {
    const { state } = await commands.handleWith(
      bookingDecider,
      streams.booking(booking.bookingId),
      (known) => askOthers(acting, known),
      contextOf(context),
    );
    if (booking.workerId)
      await releaseSlot(
        commands,
        { workerId: booking.workerId, bookingId: booking.bookingId, reason: 'cancelled' },
        onAnyRevision(context),
      );
    return existing(state);
  }

  /** If-Match was about the first step. */
  function onAnyRevision(context: CallContext): CommandContext {
    return { ...contextOf(context), ifRevision: null };
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
      const instead = { booking, settings: acting.settings, start, expectedPrice };
      if (booking.status !== 'accepted')
        return changed(
          await requestInstead(commands, instead, (state) => askOthers(acting, state), contextOf(context)),
        );
      await requireRequestable(commands, instead, contextOf(context));
      return changed(
        await requestInstead(
          commands,
          { ...instead, booking: await letGo(booking, acting, context) },
          (state) => askOthers(acting, state),
          stepOf(onAnyRevision(context)),
        ),
      );
    },
  };
}
