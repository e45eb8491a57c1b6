import { bookingEvents, startsBooking } from '../events/booking.ts';
import { calendarEvents } from '../events/calendar.ts';
import { conversationEvents, startsConversation } from '../events/conversation.ts';
import { disputeEvents, startsDispute } from '../events/dispute.ts';
import { reviewEvents } from '../events/review.ts';
import { safetyEvents } from '../events/dispute-safety.ts';
import { paymentEvents } from '../events/payment.ts';
import { lineAdded, payoutEvents } from '../events/payout.ts';
import { partsOfStream } from '../events/streams.ts';
import { bugEvents } from '../events/support-bugs.ts';
import { ticketEvents } from '../events/support-tickets.ts';

/** Events of activity, which a platform reset leaves behind (docs/decisions/system-reset.md). All others stay. */
const discardedTypes: ReadonlySet<string> = new Set(
  [
    bookingEvents,
    reviewEvents,
    calendarEvents,
    paymentEvents,
    payoutEvents,
    disputeEvents,
    safetyEvents,
    conversationEvents,
    ticketEvents,
    bugEvents,
  ].flatMap((events) => Object.keys(events)),
);

export function isDiscardedByReset(type: string): boolean {
  return discardedTypes.has(type);
}

/** By kind of stream, its required first event. */
const beginnings: Readonly<Record<string, string>> = {
  booking: startsBooking,
  payout: lineAdded,
  dispute: startsDispute,
  conversation: startsConversation,
};

type Placed = { type: string; stream: string; position: number };

/**
 * Whether a stream's fold ignores this event. `since`: log position of the newest reset, 0 for none. `isFirst`: no
 * earlier event of the stream counts. Events that were under way during the reset are ignored, too.
 */
export function isForgotten({ type, stream, position }: Placed, since: number, isFirst: boolean): boolean {
  if (since === 0 || !isDiscardedByReset(type)) return false;
  if (position <= since) return true;
  const beginning = beginnings[partsOfStream(stream).kind];
  return isFirst && beginning !== undefined && beginning !== type;
}
