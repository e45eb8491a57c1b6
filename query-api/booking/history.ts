import { bookingEvents, type BookingEvent } from '#contracts/events/booking.ts';
import type { Party } from '#contracts/booking/lifecycle.ts';
import type { RecordedEvent } from '#contracts/events/envelope.ts';
import { paymentEvents, type PaymentEvent } from '#contracts/events/payment.ts';
import type { Recorded } from '#contracts/events/registry.ts';
import type { Details } from '#contracts/event-texts/event-details.ts';
import { detailsOf } from '#contracts/event-texts/every-event.ts';
import { historyWordsOf } from '#contracts/event-texts/server-words.ts';

type HistoryEvent = Recorded<(BookingEvent | PaymentEvent)['type']>;
export type Reader = { party: Party; workerId: string | null };

/** Events of a booking's history: its own and those of its payment. */
export function isOfHistory(event: { type: string }): event is HistoryEvent {
  return Object.hasOwn(bookingEvents, event.type) || Object.hasOwn(paymentEvents, event.type);
}

/** Text as this person may see it; `details` lets screens translate it. */
export function historyWords(event: HistoryEvent, reader: Reader): { text: string; details: Details } {
  const { readByWorker } = detailsOf(event.type);
  if (reader.party !== 'worker' || !readByWorker) return historyWordsOf(event);
  // The type is unchanged.
  return historyWordsOf({ ...event, data: readByWorker(event.data, reader.workerId) } as HistoryEvent);
}

/**
 * Staff's pending decisions are hidden from others. Workers see nothing about other workers' quotes, requests or
 * answers, including the worker who got the job.
 */
export function isVisibleTo(reader: Reader, event: RecordedEvent): boolean {
  if (reader.party !== 'admin' && isOfHistory(event) && detailsOf(event.type).forStaff) return false;
  const workerOf = isOfHistory(event) ? detailsOf(event.type).ofWorker : undefined;
  if (reader.party !== 'worker' || !workerOf) return true;
  try {
    return workerOf(event.data as never) === reader.workerId;
  } catch {
    // Its audience is unknown, since it is sealed.
    return false;
  }
}
