import type { BookingChanged } from '#contracts/calls/booking-changed.ts';
import type { bookingChangeCalls } from '#contracts/calls/booking-changes.ts';
import { streams } from '#contracts/events/streams.ts';
import { manilaInstant } from '#contracts/manila-time.ts';
import { ApiError } from '#infra/http/routing/api-error.ts';
import type { Answered, CallContext, Handlers } from '#infra/http/routing/handlers.ts';
import { derivedId } from '#infra/eventing/ids.ts';
import { commandContext } from '../command-handling/command-context.ts';
import { bookingDecider } from './decider.ts';
import { loadWorker, requireBothActive } from './load-parties.ts';
import { withHeldTime } from './move-reservation.ts';
import { requireOpenStart } from './named-worker.ts';
import { acceptTime, declineTime, endOf, proposeTime } from './decide-reschedule.ts';
import { type BookingDeps, bookingSteps, changed } from './steps.ts';
import { requireFree } from './reserve-slot.ts';

export function rescheduleHandlers(
  deps: BookingDeps,
): Handlers<Extract<keyof typeof bookingChangeCalls, 'proposeTime' | 'acceptTime' | 'declineTime'>> {
  const { commands, now } = deps;
  const { step, allowedOn, actingOf, contextOf } = bookingSteps(deps);

  async function propose(id: string, startsAt: string, context: CallContext): Promise<Answered<BookingChanged>> {
    const acting = await actingOf(context);
    const command = { ...acting, proposalId: derivedId('new time', context.commandId), startsAt };
    const { booking, isDone } = await allowedOn(id, acting, context, (_, state) => proposeTime(command, state));
    const worker = await loadWorker(commands, booking.workerId ?? '');
    if (!isDone) await requireBothActive(commands, worker, booking);
    // Not a promise yet: only that nobody is asked for a time that is taken already.
    const wanted = {
      job: { bookingId: id, startsAt, endsAt: endOf(booking, startsAt) },
      worker,
      settings: acting.settings,
    };
    // Workers may offer an hour at which they usually don't work.
    const isOfClient = acting.viewer.accountId === booking.clientId;
    if (!isDone) await (isOfClient ? requireOpenStart : requireFree)(commands, wanted, acting.now);
    return step(id, context, (_, state) => proposeTime(command, state));
  }

  async function accept(id: string, context: CallContext): Promise<Answered<BookingChanged>> {
    const acting = await actingOf(context);
    const { booking, isDone } = await allowedOn(id, acting, context, acceptTime);
    const { workerId, reschedule } = booking;
    if (isDone) return step(id, context, acceptTime);
    if (!reschedule || !workerId) throw new ApiError('not_allowed_now');
    const { proposalId, startsAt, endsAt } = reschedule;
    const hold = { workerId, bookingId: id, proposalId, startsAt, endsAt };
    const worker = await loadWorker(commands, workerId);
    await requireBothActive(commands, worker, booking);
    const decide = () =>
      commands.handleWith(
        bookingDecider,
        streams.booking(id),
        (state) => acceptTime({ ...acting, proposalId }, state),
        contextOf(context),
      );
    const handled = await withHeldTime(
      commands,
      { hold, worker, settings: acting.settings },
      commandContext(context, now()),
      decide,
    );
    return changed(handled);
  }

  return {
    proposeTime: ({ params, body, context }) => propose(params.id, manilaInstant(body.date, body.time), context),
    acceptTime: ({ params, context }) => accept(params.id, context),
    declineTime: ({ params, context }) => step(params.id, context, declineTime),
  };
}
