import { isActive as isActiveAccount } from '#contracts/account/account-fold.ts';
import type { BookingChanged } from '#contracts/calls/booking.ts';
import type { BookingEvent } from '#contracts/events/booking.ts';
import type { Handled } from '#infra/eventing/command-handling.ts';
import type { Answered, CallContext } from '#contracts/calls/handlers.ts';
import { viewerOf } from '#contracts/calls/viewer.ts';
import { commandContext } from '../command-handling/command-context.ts';
import { streams } from '#contracts/events/streams.ts';
import { manilaDay } from '#contracts/manila-time.ts';
import { fullName, type Person, type WorkerPerson } from '#contracts/account/person.ts';
import { isWithinReach, jobPlaceOf } from '#contracts/place/reach.ts';
import { documentProblem } from '#contracts/worker/documents.ts';
import type { ListAdmins } from '../account/admins.ts';
import { accountDecider } from '../account/decider.ts';
import { loadService } from '../catalogue/load-service.ts';
import { reachOf, type Worker } from '#contracts/worker/worker-fold.ts';
import { workerDecider } from '../worker/decider.ts';
import type { Booking, BookingState } from '#contracts/booking/booking-state.ts';
import type { Acting, BookingCommand, ServiceForBooking, WorkerForBooking } from './commands.ts';
import { bookingDecider } from './decider.ts';
import type { CommandContext, CommandHandler } from '../command-handling/command-handler.ts';
import type { Settings } from '#contracts/platform/settings.ts';
import { ApiError } from '#contracts/api-error.ts';

export type BookingDeps = {
  commands: CommandHandler;
  admins: ListAdmins;
  now: () => Date;
  settings: () => Promise<Settings>;
};

/** The caller as a viewer of bookings, with the time and settings. */
export async function actingOf({ now, settings }: BookingDeps, context: CallContext): Promise<Acting> {
  return { viewer: viewerOf(context), now: now().toISOString(), settings: await settings() };
}

/** Includes the expected revision from If-Match. */
export function bookingContext({ now }: BookingDeps, context: CallContext): CommandContext {
  return { ...commandContext(context, now()), ifRevision: context.ifRevision };
}

export function existing(state: BookingState): Booking {
  if (state.kind === 'none') throw new ApiError('not_found');
  return state;
}

/** Response of an endpoint that changes a booking. */
export function changed({ state, revision, position }: Handled<BookingState, BookingEvent>): Answered<BookingChanged> {
  const { bookingId, status } = existing(state);
  return { data: { id: bookingId, bookingId, status, revision }, position };
}

/** A call on one booking: actor, time and settings, and its commands at the expected revision. */
export async function openBookingCall(deps: BookingDeps, id: string, context: CallContext) {
  const acting = await actingOf(deps, context);
  const commandedBy = bookingContext(deps, context);
  const stream = streams.booking(id);
  return {
    acting,
    commandedBy,
    dryRun: (command: BookingCommand) => deps.commands.dryRun(bookingDecider, stream, command, commandedBy),
    handle: (command: BookingCommand) => deps.commands.handle(bookingDecider, stream, command, commandedBy),
  };
}

/** State of other streams on which bookings are decided: folded from those streams, never from a read model. */

export async function clientForBooking(
  commands: CommandHandler,
  accountId: string,
): Promise<{ client: Person; clientPhone: string | null }> {
  const { state } = await commands.load(accountDecider, streams.account(accountId));
  if (state.kind === 'none') throw new ApiError('not_found');
  return {
    client: { accountId, name: fullName(state), avatar: state.avatar },
    clientPhone: state.phone,
  };
}

/** The worker's phone number, which the client sees after acceptance. */
export async function phoneOf(commands: CommandHandler, accountId: string): Promise<string | null> {
  const { state } = await commands.load(accountDecider, streams.account(accountId));
  return state.kind === 'none' ? null : state.phone;
}

export async function serviceForBooking(commands: CommandHandler, serviceId: string): Promise<ServiceForBooking> {
  const service = await loadService(commands, serviceId);
  if (!service) throw new ApiError('not_found', { message: 'There is no such service.' });
  const { name, category, basePriceCentavos, durationMinutes, packages = [], isActive: active } = service;
  return { id: serviceId, name, category, active, basePriceCentavos, durationMinutes, packages };
}

export async function loadWorker(commands: CommandHandler, workerId: string): Promise<Worker> {
  const { state } = await commands.load(workerDecider, streams.worker(workerId));
  if (state.kind === 'none') throw new ApiError('not_found', { message: 'There is no such worker.' });
  return state;
}

/** `now`: an instant. */
export async function workerForBooking(
  commands: CommandHandler,
  worker: Worker,
  { serviceId, now }: { serviceId: string; now: string },
): Promise<WorkerForBooking> {
  const { workerId, accountId, name, avatar, approval, services, rates } = worker;
  return {
    workerId,
    accountId,
    name,
    avatar,
    takesJobs:
      approval.status === 'approved' &&
      documentProblem(worker, manilaDay(now)) === null &&
      (await isActive(commands, accountId)),
    offers: services.map((service) => service.serviceId),
    priceCentavos: rates.ratesCentavos[serviceId] ?? rates.basePriceCentavos,
  };
}

export function personOf({ workerId, accountId, name, avatar }: Worker): WorkerPerson {
  return { workerId, accountId, name, avatar };
}

/** Whether the account can sign in; suspended accounts are hidden from users. */
async function isActive(commands: CommandHandler, accountId: string): Promise<boolean> {
  const { state } = await commands.load(accountDecider, streams.account(accountId));
  return state.kind === 'account' && isActiveAccount(state);
}

/** Whether a worker can accept jobs: approved, not suspended, with a valid ID. Read from the newest streams. */
export async function canTakeJobs(
  commands: CommandHandler,
  workerId: string,
  { now }: { now: string },
): Promise<boolean> {
  const { state: worker } = await commands.loadNewest(workerDecider, streams.worker(workerId));
  if (
    worker.kind === 'none' ||
    worker.approval.status !== 'approved' ||
    documentProblem(worker, manilaDay(now)) !== null
  )
    return false;
  const { state: account } = await commands.loadNewest(accountDecider, streams.account(worker.accountId));
  return account.kind === 'account' && isActiveAccount(account);
}

/** Throws `worker_unavailable` or, for the client, `not_allowed_now` when a side is suspended. */
export async function requireBothActive(commands: CommandHandler, worker: Worker, booking: Booking): Promise<void> {
  if (!(await isActive(commands, worker.accountId))) throw new ApiError('worker_unavailable');
  await requireActiveClient(commands, booking);
}

/** The error does not reveal the suspension to the worker. */
async function requireActiveClient(commands: CommandHandler, { clientId }: Booking): Promise<void> {
  if (!(await isActive(commands, clientId)))
    throw new ApiError('not_allowed_now', { message: 'Nothing new can be agreed on with this client now.' });
}

/** Throws `id_expired` or `documents_due` when a required document is missing. `now`: an instant. */
export function requireDocuments(worker: Worker, { now }: { now: string }): void {
  const fault = documentProblem(worker, manilaDay(now));
  if (fault) throw new ApiError(fault);
}

/** Time and settings of a check. */
type AskedOf = { now: string; settings: Pick<Settings, 'defaultRadiusKm'> };

/** Throws `worker_unavailable` or `not_allowed_now` unless this worker can take the job and its client is active. */
export async function requireAgreeable(
  commands: CommandHandler,
  worker: Worker,
  booking: Booking,
  acting: AskedOf,
): Promise<void> {
  await requireFit(commands, worker, booking, acting);
  await requireActiveClient(commands, booking);
}

/**
 * Throws `worker_unavailable` unless the worker is approved, not suspended, has a valid ID and offers the service. For an open
 * booking they must also be within reach, unless the client asked them by name.
 */
export async function requireFit(
  commands: CommandHandler,
  worker: Worker,
  { service, wasOpen, asked, address }: Booking,
  { now, settings: { defaultRadiusKm } }: AskedOf,
): Promise<void> {
  const { takesJobs, offers } = await workerForBooking(commands, worker, { serviceId: service.id, now });
  const isNear =
    !wasOpen ||
    asked?.workerId === worker.workerId ||
    isWithinReach(reachOf(worker), jobPlaceOf(address), defaultRadiusKm);
  if (!takesJobs || !offers.includes(service.id) || !isNear) throw new ApiError('worker_unavailable');
}
