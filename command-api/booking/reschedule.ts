import type { BookingChanged } from '#contracts/calls/booking.ts';
import { derivedId } from '#infra/eventing/ids.ts';
import { ApiError } from '#contracts/api-error.ts';
import type { Answered, CallContext } from '#contracts/calls/handlers.ts';
import { commandContext } from '../command-handling/command-context.ts';
import { type BookingDeps, openBookingCall, changed, existing, loadWorker, requireBothActive } from './booking-call.ts';
import type { BookingCommand } from './commands.ts';
import { endOf } from './decide-reschedule.ts';
import { withHeldTime } from './move-reservation.ts';
import { requireOpenStart } from './named-worker.ts';
import { requireFree } from './reserve-slot.ts';

/** The answered proposal; default: the pending one. */
type Seen = { proposalId?: string | undefined };

/** Proposes another time for a job. */
export async function proposeTime(
  deps: BookingDeps,
  id: string,
  startsAt: string,
  context: CallContext,
): Promise<Answered<BookingChanged>> {
  const { commands } = deps;
  const { acting, dryRun, handle } = await openBookingCall(deps, id, context);
  const proposalId = derivedId('new time', context.commandId);
  const command: BookingCommand = { type: 'ProposeTime', data: { ...acting, proposalId, startsAt } };
  const { state, isDone } = await dryRun(command);
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
  return changed(await handle(command));
}

/** Moves the worker's slot, then accepts the time. */
export async function acceptTime(
  deps: BookingDeps,
  id: string,
  seen: Seen,
  context: CallContext,
): Promise<Answered<BookingChanged>> {
  const { commands, now } = deps;
  const { acting, dryRun, handle } = await openBookingCall(deps, id, context);
  const whichever: BookingCommand = { type: 'AcceptTime', data: { ...acting, ...seen } };
  const { state, isDone } = await dryRun(whichever);
  if (isDone) return changed(await handle(whichever));
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
    () => handle({ type: 'AcceptTime', data: { ...acting, proposalId } }),
  );
  return changed(handled);
}
