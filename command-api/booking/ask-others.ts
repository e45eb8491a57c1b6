import { thePolicy, transitionFor, type Viewer } from '#contracts/booking/allowed-actions.ts';
import type { NewBooking } from '#contracts/calls/booking.ts';
import type { BookingEvent } from '#contracts/events/booking.ts';
import { streams } from '#contracts/events/streams.ts';
import { manilaDayAndTime, MINUTE_MS } from '#contracts/manila-time.ts';
import { isRefusal } from '#contracts/refusal.ts';
import type { Settings } from '#contracts/platform/settings.ts';
import { apiErrorOf } from '#infra/http/routing/api-error.ts';
import { derivedId } from '#infra/eventing/ids.ts';
import type { CommandContext, CommandHandler } from '../command-handling/command-handler.ts';
import type { Handled } from '#infra/eventing/command-handling/handle-command.ts';
import type { Decision } from '../command-handling/decision.ts';
import type { Booking, BookingState } from '#contracts/booking/booking-fold.ts';
import { bookingDecider } from './decider.ts';
import { clientForBooking, serviceForBooking } from './load-parties.ts';
import { type Acting, authorizeTransition } from './authorize-transition.ts';
import { leftByClient, noShowReported } from './decide-no-shows.ts';
import { requestBooking, type RequestBooking } from './decide-requests.ts';

/** `viewer`: null where the platform asks for the client. */
type AskOthers = Omit<Acting, 'viewer'> & { viewer: Viewer | null };

/**
 * Once it came to nothing, its client asks all others by a new booking. A worker who is late is let go first, so that
 * asked of an accepted booking this ends it, and asked again it is done. Done already is done.
 */
export function askOthers({ viewer, ...command }: AskOthers, state: BookingState): Decision<BookingEvent> {
  if (state.kind === 'booking' && state.rebookedAs !== null && (!viewer || state.clientId === viewer.accountId))
    return [];
  if (!viewer)
    return state.kind === 'booking' && transitionFor('ask_others', state, thePolicy, command.now, command.settings)
      ? [othersAsked(state)]
      : [];
  const permission = authorizeTransition('ask_others', { viewer, ...command }, state);
  if (isRefusal(permission)) return permission;
  return permission.booking.status === 'accepted'
    ? letGo(permission.booking, { viewer, ...command })
    : [othersAsked(permission.booking)];
}

function letGo(booking: Booking, acting: Acting): BookingEvent[] {
  const left = leftByClient(booking, acting);
  return booking.noShow ? [left] : [noShowReported(booking, acting), left];
}

function othersAsked(booking: Booking): BookingEvent {
  return {
    type: 'OthersAsked',
    data: { bookingId: booking.bookingId, clientId: booking.clientId, newBookingId: newBookingIdOf(booking) },
  };
}

/** From the old booking's id, so that however often the others are asked there is one new booking. */
export function newBookingIdOf({ bookingId }: Pick<Booking, 'bookingId'>): string {
  return derivedId('ask others', bookingId);
}

type InsteadOf = {
  booking: Booking;
  settings: Settings;
  /** Without it at the same time; of a worker who didn't come, as soon as anybody can be there. */
  start?: { date: string; time: string } | undefined;
  expectedPrice?: number | undefined;
};

/**
 * The same job, open to all within reach; whoever said no to it isn't asked again, who only didn't answer is
 * (docs/decisions/asking-the-others.md). The new booking first, then `record` on the old one: what breaks off in between
 * is finished by the next try.
 */
export async function requestInstead(
  commands: CommandHandler,
  instead: InsteadOf,
  record: (state: BookingState) => Decision<BookingEvent>,
  context: CommandContext,
): Promise<Handled<BookingState, BookingEvent>> {
  const { booking } = instead;
  const command = await requestFor(commands, instead, context);
  const { ifRevision, ...onNewStream } = context;
  const requested = await commands.handleWith(
    bookingDecider,
    streams.booking(command.bookingId),
    (state) => requestBooking(command, state),
    onNewStream,
  );
  const recorded = await commands.handleWith(bookingDecider, streams.booking(booking.bookingId), record, context);
  return { ...requested, position: Math.max(requested.position, recorded.position) };
}

/** Throws what the new booking would be refused with: before a worker is let go for it. */
export async function requireRequestable(
  commands: CommandHandler,
  instead: InsteadOf,
  context: CommandContext,
): Promise<void> {
  const decision = requestBooking(await requestFor(commands, instead, context), { kind: 'none' });
  if (isRefusal(decision)) throw apiErrorOf(decision);
}

async function requestFor(
  commands: CommandHandler,
  { booking, settings, start, expectedPrice }: InsteadOf,
  { now }: CommandContext,
): Promise<RequestBooking> {
  const [people, service] = await Promise.all([
    clientForBooking(commands, booking.clientId),
    serviceForBooking(commands, booking.service.id),
  ]);
  const isRush = booking.status === 'accepted' || booking.cause === 'worker_no_show';
  const goesFirst = isRush || booking.cause === 'worker_suspended';
  const when = start ?? (isRush ? soonest(now, settings) : manilaDayAndTime(booking.startsAt));
  const request: NewBooking = {
    serviceId: service.id,
    ...when,
    ...sameJob(booking),
    ...(isRush && { urgent: true }),
    ...(expectedPrice !== undefined && { expectedPrice }),
  };
  const insteadOf = {
    bookingId: booking.bookingId,
    declinedBy: whoSaidNo(booking),
    paymentAccount: booking.wanted.paymentAccount,
    ...(goesFirst && { priority: 'rebooked' as const }),
  };
  return { bookingId: newBookingIdOf(booking), now, ...people, request, service, worker: null, settings, insteadOf };
}

const QUARTER_MS = 15 * MINUTE_MS;

/** The next quarter of an hour that leaves the notice every booking needs. */
function soonest(now: string, { minimumNoticeMinutes }: Settings): { date: string; time: string } {
  const earliest = Date.parse(now) + minimumNoticeMinutes * MINUTE_MS;
  return manilaDayAndTime(new Date(Math.ceil(earliest / QUARTER_MS) * QUARTER_MS).toISOString());
}

function sameJob({ wanted: { address, answers, notes, photos, durationMinutes, urgent }, paymentMethod }: Booking) {
  // Answers were checked when they were given.
  return { address, answers: answers as NewBooking['answers'], notes, photos, durationMinutes, urgent, paymentMethod };
}

function whoSaidNo({ declinedBy, workerId, status, cancelledBy }: Booking): string[] {
  const gaveItUp = workerId !== null && (status === 'declined' || cancelledBy !== null);
  return gaveItUp ? [...declinedBy, workerId] : [...declinedBy];
}
