import { allowedActions, partyOf, type Viewer } from '#contracts/booking/allowed-actions.ts';
import type { BookingStatus, Party } from '#contracts/booking/lifecycle.ts';
import type { Address } from '#contracts/fields.ts';
import { manilaDay, manilaTime } from '#contracts/manila-time.ts';
import { nameWithInitial } from '#contracts/person.ts';
import type { Settings } from '#contracts/settings.ts';
import type { Booking } from '#contracts/views/booking.ts';
import { type BookingDocument, bookingFacts } from '#projectors/read-models/bookings.ts';
import { distanceKm, shownKm } from '#projectors/read-models/reach.ts';
import type { WorkerDocument } from '#projectors/read-models/workers.ts';
import { averageRating } from './worker-directory.ts';

/** What a booking is seen with: by whom, when, and what of the worker joins it. */
export type Sight = {
  viewer: Viewer;
  now: string;
  settings: Settings;
  /** The booking's worker as they are now. */
  worker: WorkerDocument | undefined;
  /** The worker who looks, if one does. */
  viewingWorker: WorkerDocument | undefined;
  /** Jobs that the booking's worker has completed for its client. */
  sukiJobs: number;
};

const bound: readonly BookingStatus[] = ['accepted', 'arrived', 'in_progress', 'completed'];

/** A booking as one person sees it; null when it is none of their business. Money in centavos. */
export function bookingView(booking: BookingDocument, position: number, sight: Sight): Booking | null {
  const facts = bookingFacts(booking);
  const party = partyOf(facts, sight.viewer);
  if (!party || (party === 'candidate' && !mayTake(booking, sight))) return null;
  const { bookingId, service, startsAt, priceCentavos, completion, cancellation } = booking;
  const amount = completion?.amountCentavos ?? priceCentavos;
  const client = clientSeenBy(party, booking);
  return {
    _id: bookingId,
    id: bookingId,
    code: booking.code,
    status: booking.status,
    allowedActions: allowedActions(facts, party, sight.now, sight.settings),
    service,
    worker: workerSeenBy(party, booking, sight),
    client,
    customerName: client.name,
    date: manilaDay(startsAt),
    time: manilaTime(startsAt),
    durationMinutes: booking.durationMinutes,
    startsAt,
    endsAt: booking.endsAt,
    requestedAt: booking.requestedAt,
    answerBy: booking.answerBy,
    address: party === 'candidate' ? roughly(booking.address) : booking.address,
    answers: booking.answers,
    notes: booking.notes,
    photos: booking.photos,
    urgent: booking.urgent,
    price: priceCentavos,
    quotes: [],
    payment: { status: 'unpaid', method: booking.paymentMethod, account: party === 'client' || party === 'admin' ? booking.paymentAccount : null, amount, reference: null },
    review: booking.review,
    totalCost: amount,
    completion: completion && { note: completion.note, photos: completion.photos, at: completion.at },
    decline: booking.decline,
    cancellation: cancellation && { by: cancellation.by, reason: cancellation.reason, fee: cancellation.feeCentavos, at: cancellation.at },
    distanceKm: distanceFor(booking, sight.viewingWorker),
    revision: booking.revision,
    position,
  };
}

/** An open booking is offered to approved workers of its service within whose radius it lies, while it waits. */
function mayTake({ openCell, service, address }: BookingDocument, { viewingWorker, settings }: Sight): boolean {
  if (openCell === null || !viewingWorker?.listed || !viewingWorker.services.some(({ serviceId }) => serviceId === service.id)) return false;
  const km = kmBetween(viewingWorker, address);
  return km === null || km <= (viewingWorker.radiusKm || settings.defaultRadiusKm);
}

function kmBetween({ location }: WorkerDocument, { lat, lng }: Address): number | null {
  return location && lat !== undefined && lng !== undefined ? distanceKm(location, { lat, lng }) : null;
}

function distanceFor({ address }: BookingDocument, viewingWorker: WorkerDocument | undefined): number | null {
  const km = viewingWorker ? kmBetween(viewingWorker, address) : null;
  return km === null ? null : shownKm(km);
}

/** Numbers show to the two sides once the job is accepted; strangers to the client see their first name only. */
function clientSeenBy(party: Party, { client, status }: BookingDocument): Booking['client'] {
  const { accountId: id, name, avatar, phone } = client;
  if (party === 'candidate') return { id, name: nameWithInitial(name), avatar, phone: null };
  const shown = party === 'client' || party === 'admin' || bound.includes(status);
  return { id, name, avatar, phone: shown ? phone : null };
}

function workerSeenBy(party: Party, { worker, status }: BookingDocument, sight: Sight): Booking['worker'] {
  if (!worker) return null;
  const { workerId: id, accountId, name, avatar, phone } = worker;
  const shown = party === 'worker' || party === 'admin' || bound.includes(status);
  const rating = sight.worker ? Math.round(averageRating(sight.worker) * 10) / 10 : 0;
  return { id, accountId, name, avatar, phone: shown ? phone : null, rating, completedJobs: sight.worker?.completedJobs ?? 0, sukiJobs: sight.sukiJobs };
}

/** Where an open job is, to within about a kilometre: the door is for whoever takes it. */
function roughly({ barangay, barangayCode, city, province, lat, lng }: Address): Address {
  const coarse = (degrees: number) => Math.round(degrees * 100) / 100;
  return {
    line: barangay, barangay, city, province,
    ...(barangayCode !== undefined && { barangayCode }),
    ...(lat !== undefined && lng !== undefined && { lat: coarse(lat), lng: coarse(lng) }),
  };
}
