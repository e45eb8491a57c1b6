import { isDeepStrictEqual } from 'node:util';
import { finalStatuses } from '#contracts/booking/lifecycle.ts';
import { workerVisibleParts, type RequestPart } from '#contracts/booking/request-parts.ts';
import type { BookingEvent } from '#contracts/events/booking.ts';
import type { WidenCause } from '#contracts/events/booking-requests.ts';
import { manilaInstant } from '#contracts/manila-time.ts';
import { withOtherDoor } from '#contracts/place/pins.ts';
import { isRefusal, type Refusal, refuse } from '#contracts/refusal.ts';
import type { Decision } from '../command-handling/decision.ts';
import type { Booking, BookingState } from '#contracts/booking/booking-state.ts';
import type { ByPolicy, DataOf, Edit } from './commands.ts';
import { authorizeTransition } from './authorize-transition.ts';
import { withinAmountLimit } from '../platform/amount-limit.ts';
import { type Answered, answered } from './decide-answers.ts';
import { amountsOf, answerDeadline, answerDeadlines, priceRefused } from './decide-requests.ts';
import { endOf, startRefused } from './decide-reschedule.ts';

/** Absent fields and equal values change nothing. The job keeps its duration. */
export function editRequest(command: DataOf<'EditRequest'>, state: BookingState): Decision<BookingEvent> {
  const permission = authorizeTransition('edit_request', command, state);
  if (isRefusal(permission)) return permission;
  const { booking } = permission;
  const { now, settings, edit } = command;
  const startsAt = startAfter(edit, booking);
  const said = answersAfter(command, booking);
  if (isRefusal(said)) return said;
  const wanted = changedRequest(edit, booking, said);
  const changed = changedParts(booking, { startsAt, ...wanted });
  if (changed.length === 0) return [];
  const refusal = (changed.includes('time') ? startRefused(startsAt, now, settings) : null) ?? priceRefused(edit, said);
  if (refusal) return refusal;
  const { bookingId, clientId, client, endsAt, requestVersion } = booking;
  const { address, notes, answers, photos } = wanted;
  const edited = [
    {
      type: 'BookingRequestEdited' as const,
      data: {
        bookingId,
        clientId,
        clientName: client.name,
        toldAccountIds: accountsToNotify(booking),
        changed,
        requestVersion: changed.some((part) => workerVisibleParts.includes(part)) ? requestVersion + 1 : requestVersion,
        before: { startsAt: booking.startsAt, endsAt },
        startsAt,
        endsAt: endOf(booking, startsAt),
        address,
        notes,
        answers,
        photos,
        ...(said.form && { form: said.form, priceCentavos: said.priceCentavos }),
        ...answerDeadlines({
          now,
          startsAt,
          settings,
          isOneAskedUrgently: booking.urgent && booking.workerId !== null,
        }),
      },
    },
  ];
  return withinAmountLimit<BookingEvent>(edited, settings, () => amountsOf(said));
}

/**
 * Uses the form versions and the base price of the original booking, not the current ones. Without a form any answers are
 * accepted.
 */
function answersAfter({ edit, asked }: DataOf<'EditRequest'>, booking: Booking): Answered | Refusal {
  const { answers, priceCentavos, form } = booking;
  if (!edit.answers) return { answers, priceCentavos };
  const { workerId, basePriceCentavos: baseCentavos } = form ?? { workerId: null, basePriceCentavos: priceCentavos };
  return answered({ asked, workerId, answers: edit.answers, baseCentavos, hasPackage: booking.package !== undefined });
}

/** The job's start after the edit. */
export function startAfter({ start }: Edit, { startsAt }: Pick<Booking, 'startsAt'>): string {
  return start ? manilaInstant(start.date, start.time) : startsAt;
}

type Wanted = Pick<Booking, 'address' | 'notes' | 'answers' | 'photos'>;

function changedRequest({ address: door, notes, photos }: Edit, booking: Booking, { answers }: Answered): Wanted {
  const { landmark: _, ...address } = booking.address;
  const landmark = door?.landmark ?? booking.address.landmark;
  return {
    address: { ...withOtherDoor(address, door?.line ?? address.line), ...(landmark && { landmark }) },
    notes: notes ?? booking.notes,
    answers,
    photos: photos ?? booking.photos,
  };
}

function changedParts(before: Booking, after: Wanted & { startsAt: string }): RequestPart[] {
  const isOther: Record<RequestPart, boolean> = {
    time: Date.parse(before.startsAt) !== Date.parse(after.startsAt),
    address:
      before.address.line !== after.address.line || (before.address.landmark ?? '') !== (after.address.landmark ?? ''),
    notes: before.notes !== after.notes,
    answers: !isDeepStrictEqual(before.answers, after.answers),
    photos: !isDeepStrictEqual(before.photos, after.photos),
  };
  return (Object.keys(isOther) as RequestPart[]).filter((part) => isOther[part]);
}

/** Accounts of workers who were asked by name or have an open quote. */
function accountsToNotify({ worker, asked, declinedBy, quotes }: Booking): string[] {
  const named = [worker, asked]
    .filter((person) => person !== null)
    .filter(({ workerId }) => !declinedBy.includes(workerId));
  const quoting = quotes.filter(({ status }) => status === 'open').map((quote) => quote.worker);
  return [...new Set([...named, ...quoting].map(({ accountId }) => accountId))];
}

function isWidened(state: BookingState): state is Booking {
  return (
    state.kind === 'booking' && state.asked !== null && !finalStatuses.includes(state.status) && state.workerId === null
  );
}

/** Opens a request for one worker to all workers, with a full answer period. Idempotent. */
export function widenRequest(command: DataOf<'WidenRequest'>, state: BookingState): Decision<BookingEvent> {
  if (isWidened(state) && state.clientId === command.viewer.accountId) return [];
  const permission = authorizeTransition('widen_request', command, state);
  if (isRefusal(permission)) return permission;
  if (!command.settings.openBookings) return refuse('switched_off', 'Choose a worker for this booking.');
  return [bookingWidened(permission.booking, command)];
}

/** `cause`: why the platform asks others. */
export function bookingWidened(
  { bookingId, clientId, client, worker, startsAt }: Booking,
  { now, settings, cause }: ByPolicy & { cause?: WidenCause },
): BookingEvent {
  if (!worker) throw new Error(`Booking ${bookingId} has no worker`);
  return {
    type: 'BookingWidened',
    data: {
      bookingId,
      clientId,
      clientName: client.name,
      worker,
      answerBy: answerDeadline({ now, startsAt, settings }),
      ...(cause && { cause }),
    },
  };
}

/** Keeps a request to the worker asked first: others are not asked next, or no longer. Idempotent. */
export function narrowRequest(command: DataOf<'NarrowRequest'>, state: BookingState): Decision<BookingEvent> {
  if (isNarrow(state) && state.clientId === command.viewer.accountId) return [];
  const permission = authorizeTransition('narrow_request', command, state);
  if (isRefusal(permission)) return permission;
  const { booking } = permission;
  const { bookingId, clientId, client, workerAnswerBy, startsAt } = booking;
  const worker = booking.worker ?? booking.asked;
  if (!worker) throw new Error(`Booking ${bookingId} has no worker`);
  const wasOpened = booking.worker === null;
  return [
    {
      type: 'BookingNarrowed',
      data: {
        bookingId,
        clientId,
        clientName: client.name,
        worker,
        wasOpened,
        // The worker has had their minutes; now the request waits as long as any other.
        ...(wasOpened
          ? { answerBy: answerDeadline({ now: command.now, startsAt, settings: command.settings }) }
          : { answerBy: booking.answerBy, ...(workerAnswerBy !== null && { workerAnswerBy }) }),
      },
    },
  ];
}

function isNarrow(state: BookingState): state is Booking {
  return (
    state.kind === 'booking' &&
    state.workerId !== null &&
    !state.thenAskOthers &&
    (state.status === 'pending' || state.status === 'quoted')
  );
}
