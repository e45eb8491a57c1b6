import type { BookingEvent } from '#contracts/events/booking.ts';
import type { DataOf, Recorded } from '#contracts/events/registry.ts';
import { formatPesoLong } from '#contracts/money.ts';

type BookingEventType = BookingEvent['type'];
type Words = { text: string; details: Record<string, unknown> };

/** How each event of a booking is told to its people; `details` lets a screen say it in another language. */
const words: { [Type in BookingEventType]: (data: DataOf<Type>) => Words } = {
  BookingRequested: ({ service, worker, priceCentavos }) => ({
    text: worker ? `${service.name} requested from ${worker.name}` : `${service.name} requested, open to all workers nearby`,
    details: { service: service.name, worker: worker?.name ?? null, priceCentavos },
  }),
  BookingAccepted: ({ worker, priceCentavos }) => ({ text: `${worker.name} accepted for ${formatPesoLong(priceCentavos)}`, details: { worker: worker.name, priceCentavos } }),
  BookingDeclined: ({ reason, stillOpen }) => ({ text: stillOpen ? 'A worker can not take it' : `Declined: ${reason}`, details: { reason: stillOpen ? null : reason, stillOpen } }),
  BookingExpired: () => ({ text: 'Expired without an answer', details: {} }),
  WorkerArrived: () => ({ text: 'The worker arrived', details: {} }),
  WorkStarted: () => ({ text: 'Work started', details: {} }),
  WorkCompleted: ({ finalAmountCentavos, note }) => ({ text: `Work completed for ${formatPesoLong(finalAmountCentavos)}`, details: { finalAmountCentavos, note } }),
  BookingCancelled: ({ by, reason, feeCentavos }) => ({ text: `Cancelled by the ${by}: ${reason}`, details: { by, reason, feeCentavos } }),
  ReviewSubmitted: ({ rating, text }) => ({ text: `Reviewed with ${rating} of 5`, details: { rating, text } }),
};

export function historyWords(event: Recorded<BookingEventType>): Words {
  // The table's row and the event's data belong together by the event's type.
  return words[event.type](event.data as never);
}

export function isBookingEvent(event: { type: string }): event is Recorded<BookingEventType> {
  return Object.hasOwn(words, event.type);
}
