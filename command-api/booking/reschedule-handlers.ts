import type { BookingChanged } from '#contracts/calls/booking-changed.ts';
import type { bookingChangeCalls } from '#contracts/calls/booking-changes.ts';
import { streams } from '#contracts/events/streams.ts';
import { manilaInstant } from '#contracts/manila-time.ts';
import { derivedId } from '#infra/eventing/ids.ts';
import { ApiError } from '#contracts/api-error.ts';
import type { Answered, CallContext, Handlers } from '#contracts/calls/handlers.ts';
import { commandContext } from '../command-handling/command-context.ts';
import {
  actingOf,
  bookingContext,
  type BookingDeps,
  changed,
  existing,
  loadWorker,
  requireBothActive,
} from './booking-call.ts';
import type { BookingCommand } from './commands.ts';
import { endOf } from './decide-reschedule.ts';
import { bookingDecider } from './decider.ts';
import { withHeldTime } from './move-reservation.ts';
import { requireOpenStart } from './named-worker.ts';
import { requireFree } from './reserve-slot.ts';

/** The answered proposal; default: the pending one. */
type Seen = { proposalId?: string | undefined };

export function rescheduleHandlers(
  deps: BookingDeps,
): Handlers<Extract<keyof typeof bookingChangeCalls, 'proposeTime' | 'acceptTime' | 'declineTime' | 'withdrawTime'>> {
  const { commands, now } = deps;

  async function propose(id: string, startsAt: string, context: CallContext): Promise<Answered<BookingChanged>> {
    const acting = await actingOf(deps, context);
    const commandedBy = bookingContext(deps, context);
    const proposalId = derivedId('new time', context.commandId);
    const command: BookingCommand = { type: 'ProposeTime', data: { ...acting, proposalId, startsAt } };
    const { state, isDone } = await commands.dryRun(bookingDecider, streams.booking(id), command, commandedBy);
    const booking = existing(state);
    const worker = await loadWorker(commands, booking.workerId ?? '');
    if (!isDone) await requireBothActive(commands, worker, booking);
    // Reserves nothing; it only rejects a time that is already taken.
    const wanted = {
      job: { bookingId: id, startsAt, endsAt: endOf(booking, startsAt) },
      worker,
      settings: acting.settings,
    };
    // Workers may propose a time outside their weekly hours.
    const isOfClient = acting.viewer.accountId === booking.clientId;
    if (!isDone) await (isOfClient ? requireOpenStart : requireFree)(commands, wanted, acting.now);
    return changed(await commands.handle(bookingDecider, streams.booking(id), command, commandedBy));
  }

  async function accept(id: string, seen: Seen, context: CallContext): Promise<Answered<BookingChanged>> {
    const acting = await actingOf(deps, context);
    const commandedBy = bookingContext(deps, context);
    const stream = streams.booking(id);
    const whichever: BookingCommand = { type: 'AcceptTime', data: { ...acting, ...seen } };
    const { state, isDone } = await commands.dryRun(bookingDecider, stream, whichever, commandedBy);
    if (isDone) return changed(await commands.handle(bookingDecider, stream, whichever, commandedBy));
    const booking = existing(state);
    const { workerId, reschedule } = booking;
    if (!reschedule || !workerId) throw new ApiError('not_allowed_now');
    const { proposalId, startsAt, endsAt } = reschedule;
    const hold = { workerId, bookingId: id, proposalId, startsAt, endsAt };
    const worker = await loadWorker(commands, workerId);
    await requireBothActive(commands, worker, booking);
    const handled = await withHeldTime(
      commands,
      { hold, worker, settings: acting.settings },
      commandContext(context, now()),
      () =>
        commands.handle(bookingDecider, stream, { type: 'AcceptTime', data: { ...acting, proposalId } }, commandedBy),
    );
    return changed(handled);
  }

  async function end(type: 'DeclineTime' | 'WithdrawTime', id: string, seen: Seen, context: CallContext) {
    const command: BookingCommand = { type, data: { ...(await actingOf(deps, context)), ...seen } };
    return changed(await commands.handle(bookingDecider, streams.booking(id), command, bookingContext(deps, context)));
  }

  return {
    proposeTime: ({ params, body, context }) => propose(params.id, manilaInstant(body.date, body.time), context),
    acceptTime: ({ params, body, context }) => accept(params.id, body ?? {}, context),
    declineTime: ({ params, body, context }) => end('DeclineTime', params.id, body ?? {}, context),
    withdrawTime: ({ params, context }) => end('WithdrawTime', params.id, {}, context),
  };
}
