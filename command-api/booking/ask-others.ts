import { thePolicy, transitionFor, type Viewer } from '#contracts/booking/allowed-actions.ts';
import type { NewBooking } from '#contracts/calls/booking.ts';
import type { BookingEvent } from '#contracts/events/booking.ts';
import { streams } from '#contracts/events/streams.ts';
import { manilaDayAndTime } from '#contracts/manila-time.ts';
import { isRefusal } from '#contracts/refusal.ts';
import type { Settings } from '#contracts/settings.ts';
import { derivedId } from '#infra/ids.ts';
import type { CommandContext, Commands, Handled } from '../handling/commands.ts';
import type { Decision } from '../handling/decider.ts';
import { type Booking, bookingDecider, type BookingState } from './decider.ts';
import { clientForBooking, serviceForBooking } from './load-parties.ts';
import { type Acting, permitted } from './permitted.ts';
import { requestBooking } from './request-booking.ts';

/** `viewer`: null where the platform asks for the client. */
type AskOthers = Omit<Acting, 'viewer'> & { viewer: Viewer | null };

/** Once it came to nothing, its client asks all others by a new booking. Done already is done. */
export function askOthers({ viewer, ...command }: AskOthers, state: BookingState): Decision<BookingEvent> {
  if (state.kind === 'booking' && state.rebookedAs !== null && (!viewer || state.clientId === viewer.accountId)) return [];
  if (!viewer) return state.kind === 'booking' && transitionFor('ask_others', state, thePolicy, command.now, command.settings) ? [othersAsked(state)] : [];
  const permission = permitted('ask_others', { viewer, ...command }, state);
  return isRefusal(permission) ? permission : [othersAsked(permission.booking)];
}

function othersAsked(booking: Booking): BookingEvent {
  return { type: 'OthersAsked', data: { bookingId: booking.bookingId, clientId: booking.clientId, newBookingId: newBookingIdOf(booking) } };
}

/** From the old booking's id, so that however often the others are asked there is one new booking. */
export function newBookingIdOf({ bookingId }: Pick<Booking, 'bookingId'>): string {
  return derivedId('ask others', bookingId);
}

type InsteadOf = {
  booking: Booking;
  settings: Settings;
  /** Without it at the same time. */
  start?: { date: string; time: string } | undefined;
  expectedPrice?: number | undefined;
  priority?: 'rebooked';
};

/**
 * The same job, open to all within reach; whoever said no to it isn't asked again, who only didn't answer is
 * (docs/decisions/asking-the-others.md). The new booking first, then `record` on the old one: what breaks off in between
 * is finished by the next try.
 */
export async function requestInstead(
  commands: Commands,
  { booking, settings, start = manilaDayAndTime(booking.startsAt), expectedPrice, priority }: InsteadOf,
  record: (state: BookingState) => Decision<BookingEvent>,
  context: CommandContext,
): Promise<Handled<BookingState, BookingEvent>> {
  const bookingId = newBookingIdOf(booking);
  const [people, service] = await Promise.all([clientForBooking(commands, booking.clientId), serviceForBooking(commands, booking.service.id)]);
  const request: NewBooking = { serviceId: service.id, ...start, ...sameJob(booking), ...(expectedPrice !== undefined && { expectedPrice }) };
  const insteadOf = { bookingId: booking.bookingId, declinedBy: whoSaidNo(booking), paymentAccount: booking.wanted.paymentAccount, ...(priority && { priority }) };
  const command = { bookingId, now: context.now, ...people, request, service, worker: null, settings, insteadOf };
  const { ifRevision, ...onNewStream } = context;
  const requested = await commands.handle(bookingDecider, streams.booking(bookingId), (state) => requestBooking(command, state), onNewStream);
  const recorded = await commands.handle(bookingDecider, streams.booking(booking.bookingId), record, context);
  return { ...requested, position: Math.max(requested.position, recorded.position) };
}

function sameJob({ wanted: { address, answers, notes, photos, durationMinutes, urgent }, paymentMethod }: Booking) {
  // Answers were checked when they were given.
  return { address, answers: answers as NewBooking['answers'], notes, photos, durationMinutes, urgent, paymentMethod };
}

function whoSaidNo({ declinedBy, workerId, status, cancelledBy }: Booking): string[] {
  const gaveItUp = workerId !== null && (status === 'declined' || cancelledBy !== null);
  return gaveItUp ? [...declinedBy, workerId] : [...declinedBy];
}
