import { withinRole } from '#contracts/account/staff-permissions.ts';
import type { Actor } from '#contracts/booking/booking-facts.ts';
import { actorOf, allowedActions, isOwnBookingOfStaff, type Viewer } from '#contracts/booking/allowed-actions.ts';
import { totalCentavos } from '#contracts/booking/booking-fold.ts';
import { bookingCode } from '#contracts/booking/code.ts';
import type { BookingStatus, Party } from '#contracts/booking/lifecycle.ts';
import { closingTimeMs, overdueFrom } from '#contracts/booking/guards.ts';
import { workerVisibleParts } from '#contracts/booking/request-parts.ts';
import { manilaDay, manilaDayAndTime } from '#contracts/manila-time.ts';
import { nameWithInitial } from '#contracts/account/person.ts';
import type { BookingForms } from '#contracts/form/booking-forms.ts';
import { isWithinReach, jobPlaceOf } from '#contracts/place/reach.ts';
import type { Settings } from '#contracts/platform/settings.ts';
import type { Booking } from '#contracts/views/booking.ts';
import type { BookingDocument, BookingFacts } from '#projectors/read-models/booking/bookings.ts';
import type { PaymentDocument } from '#projectors/read-models/payment/payments.ts';
import { reachOf } from '#contracts/worker/worker-fold.ts';
import type { WorkerDocument } from '#projectors/read-models/worker/workers.ts';
import { addressFor } from './address-view.ts';
import { answersView } from './answers-view.ts';
import { earningFor, extrasView, quotesFor, rescheduleView } from './agreements-view.ts';
import { distanceTo } from './distance-to.ts';
import { bookingPayment } from '../payment/payment-view.ts';
import { shownRating, takesNewJobs } from '../worker/listed-worker.ts';

/** Context of a booking's view: viewer, time, and worker data. */
export type Sight = {
  viewer: Viewer;
  now: string;
  settings: Settings;
  /** Current data of workers. */
  workerById: (workerId: string) => WorkerDocument | undefined;
  /** Jobs that a worker completed for the booking's client. */
  completedJobsOfClients: (workerId: string) => number;
  /** The forms that a booking was answered with; null when nothing was asked. */
  formOf: (booking: BookingFacts) => BookingForms | null;
  /** undefined before the first request. */
  payment: PaymentDocument | undefined;
};

const bound: readonly BookingStatus[] = ['accepted', 'arrived', 'in_progress', 'completed'];

/** A booking as seen by one person; null if it does not concern them. Amounts in centavos. */
export function bookingView(booking: BookingDocument, position: number, sight: Sight): Booking | null {
  const actor = actorOf(booking, sight.viewer);
  if (!actor || (actor.party === 'candidate' && !mayTake(booking, sight))) return missedView(booking, position, sight);
  return bookingFor(actor, booking, position, sight);
}

/** Booking as seen by a worker whose quote was not accepted: its state while they could quote, and the outcome. */
function missedView(booking: BookingDocument, position: number, sight: Sight): Booking | null {
  const { viewer } = sight;
  if (viewer.workerId === null || !booking.pastOf.includes(viewer.workerId)) return null;
  const then = booking.worker === null ? booking : booking.missed;
  if (!then) return null;
  const seen = bookingFor({ party: 'candidate', workerId: viewer.workerId }, then, position, {
    ...sight,
    payment: undefined,
  });
  const isChosen = booking.worker !== null;
  return { ...seen, allowedActions: [], earning: null, ...(isChosen && { status: 'declined', otherChosen: true }) };
}

function bookingFor(actor: Actor, booking: BookingFacts, position: number, sight: Sight): Booking {
  const { party } = actor;
  const { bookingId, service, startsAt, priceCentavos, completion, cancellation } = booking;
  const amount = totalCentavos(booking);
  const client = clientFor(party, booking);
  const payment = paymentView(booking, sight);
  const seenAddress = addressFor({ party, now: sight.now }, booking);
  return {
    _id: bookingId,
    id: bookingId,
    code: booking.code,
    status: booking.status,
    allowedActions: withinRole(
      sight.viewer,
      'bookings.change',
      allowedActions(booking, isOwnBookingOfStaff(booking, sight.viewer) ? null : actor, sight.now, sight.settings),
    ),
    service,
    package: booking.package ? { names: {}, ...booking.package } : null,
    worker: workerFor(party, booking, sight),
    client,
    customerName: client.name,
    ...manilaDayAndTime(startsAt),
    durationMinutes: booking.durationMinutes,
    startsAt,
    endsAt: booking.endsAt,
    requestedAt: booking.requestedAt,
    answerBy: booking.answerBy,
    workerAnswerBy: booking.workerAnswerBy,
    thenAskOthers: booking.thenAskOthers,
    ...seenAddress,
    ...answersView(booking, sight.formOf(booking), {
      isAddressExact: seenAddress.isAddressExact,
      seesOwn: seesWorkerQuestions(party, booking, sight),
    }),
    notes: booking.notes,
    photos: booking.photos,
    urgent: booking.urgent,
    otherChosen: false,
    price: priceCentavos,
    requestVersion: booking.requestVersion,
    edited: editFor(party, booking),
    asked: askedFor(party, booking, sight),
    ...quotesFor(party, booking, sight),
    reschedule: rescheduleView(booking, sight),
    extras: extrasView(booking),
    payment,
    earning: earningFor(party, booking, payment.amount, sight.settings),
    review: booking.review,
    totalCost: amount,
    completion: completion && { note: completion.note, photos: completion.photos, at: completion.at },
    decline: booking.decline && { ...booking.decline, cause: booking.decline.cause ?? null },
    cancellation: cancellation && {
      by: cancellation.by,
      reason: cancellation.reason,
      fee: cancellation.feeCentavos,
      at: cancellation.at,
      cause: cancellation.cause,
    },
    ...noShowFields(booking, sight),
    ...rebookingFor(party, booking),
    priority: booking.priority ?? null,
    distanceKm: distanceTo(booking, party === 'client' ? undefined : viewingWorker(sight)),
    revision: booking.revision,
    position,
  };
}

/** A changed address is shown only to those who see the address. */
function editFor(party: Party, { edited }: BookingFacts): Booking['edited'] {
  if (!edited || party === 'client' || party === 'admin') return edited;
  const changed = edited.changed.filter((part) => workerVisibleParts.includes(part));
  return changed.length === 0 ? null : { ...edited, changed };
}

/** A worker's own questions are for the client, that worker and Suki. */
function seesWorkerQuestions(party: Party, { form }: BookingFacts, { viewer }: Sight): boolean {
  return party === 'client' || party === 'admin' || form?.workerId === viewer.workerId;
}

/** The worker who was named first is shown to the client, that worker and Suki. */
function askedFor(party: Party, { asked, declinedBy }: BookingFacts, { viewer }: Sight): Booking['asked'] {
  if (!asked || declinedBy.includes(asked.workerId)) return null;
  const isTheirs = party === 'client' || party === 'admin' || asked.workerId === viewer.workerId;
  if (!isTheirs) return null;
  return { id: asked.workerId, name: asked.name };
}

function noShowFields(
  booking: BookingFacts,
  { now, settings, viewer }: Sight,
): Pick<Booking, 'noShow' | 'noShowReports' | 'arrival' | 'noShowCase' | 'dispute' | 'overdue'> {
  const { noShow, noShowReports, noShowCase, dispute, arrivedAt, arrivedMetersOff } = booking;
  return {
    noShow,
    noShowReports: [...noShowReports],
    arrival: viewer.role === 'admin' && arrivedAt !== null ? { at: arrivedAt, metersOff: arrivedMetersOff } : null,
    noShowCase,
    dispute,
    overdue: overdueView(booking, now, settings),
  };
}

const goingOn: readonly BookingStatus[] = ['accepted', 'arrived', 'in_progress'];

function overdueView(booking: BookingFacts, now: string, settings: Settings): Booking['overdue'] {
  if (!goingOn.includes(booking.status) || Date.parse(now) < overdueFrom(booking, settings)) return null;
  return {
    stage: booking.status === 'in_progress' ? 'unfinished' : 'unstarted',
    closesAt: new Date(closingTimeMs(booking, settings)).toISOString(),
  };
}

/** Links to replaced and replacing bookings are for the client and Suki. */
function rebookingFor(
  party: Party,
  { insteadOf, rebookedAs }: BookingFacts,
): Pick<Booking, 'insteadOf' | 'rebookedAs'> {
  const isTheirs = party === 'client' || party === 'admin';
  const other = (id: string | null | undefined) => (isTheirs && id ? { id, code: bookingCode(id) } : null);
  return { insteadOf: other(insteadOf), rebookedAs: other(rebookedAs) };
}

function paymentView(
  booking: BookingFacts,
  { payment, viewer, now, settings: { transferBank: bank, transferAccount: account, transferName: name } }: Sight,
): Booking['payment'] {
  const seen = bookingPayment(booking, payment, viewer, now);
  return { ...seen, transferTo: seen.allowedActions.includes('pay') ? { bank, account, name } : null };
}

/** The viewing worker, if any. */
function viewingWorker({ viewer, workerById }: Sight): WorkerDocument | undefined {
  return viewer.workerId === null ? undefined : workerById(viewer.workerId);
}

/**
 * An open booking is offered to approved workers of its service whose radius includes it, and to workers who were
 * named.
 */
function mayTake({ openCell, service, address, asked }: BookingFacts, sight: Sight): boolean {
  const worker = viewingWorker(sight);
  if (
    openCell === null ||
    !worker ||
    !takesNewJobs(worker, manilaDay(sight.now)) ||
    !worker.services.some(({ serviceId }) => serviceId === service.id)
  )
    return false;
  return (
    asked?.workerId === worker.workerId ||
    isWithinReach(reachOf(worker), jobPlaceOf(address), sight.settings.defaultRadiusKm)
  );
}

/** Phone numbers appear to both sides after acceptance; other workers see the client's first name only. */
function clientFor(party: Party, { client, clientPhone: phone, status }: BookingFacts): Booking['client'] {
  const { accountId: id, name, avatar } = client;
  if (party === 'candidate') return { id, name: nameWithInitial(name), avatar, phone: null };
  const shown = party === 'client' || party === 'admin' || bound.includes(status);
  return { id, name, avatar, phone: shown ? phone : null };
}

function workerFor(
  party: Party,
  { worker, workerPhone: phone, status }: BookingFacts,
  sight: Sight,
): Booking['worker'] {
  if (!worker) return null;
  const { workerId: id, accountId, name, avatar } = worker;
  const shown = party === 'worker' || party === 'admin' || bound.includes(status);
  const now = sight.workerById(id);
  return {
    id,
    accountId,
    name,
    avatar,
    phone: shown ? phone : null,
    rating: now ? shownRating(now) : 0,
    completedJobs: now?.completedJobs ?? 0,
    sukiJobs: sight.completedJobsOfClients(id),
  };
}
