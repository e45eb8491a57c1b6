import type * as z from 'zod/mini';
import { addressEvents } from './account-addresses.ts';
import { accountEvents, loginEvents } from './account.ts';
import { approvalEvents } from './approval.ts';
import { bookingEvents } from './booking.ts';
import { calendarEvents } from './calendar.ts';
import { catalogueEvents, categoryEvents } from './catalogue.ts';
import { conversationEvents } from './conversation.ts';
import { disputeEvents } from './dispute.ts';
import { safetyEvents } from './dispute-safety.ts';
import type { RecordedEvent } from './envelope.ts';
import { formEvents } from './form.ts';
import { paymentEvents } from './payment.ts';
import { statementEvents } from './payment-statements.ts';
import { payoutEvents } from './payout.ts';
import { notificationEvents, platformEvents } from './platform.ts';
import { reviewEvents } from './review.ts';
import { bugEvents } from './support-bugs.ts';
import { savedReplyEvents } from './support-replies.ts';
import { ticketEvents } from './support-tickets.ts';
import { workerEvents } from './worker.ts';
import { favouriteEvents } from './worker-favourites.ts';

/** Every event type that the log may contain. */
export const eventSchemas = {
  ...accountEvents,
  ...loginEvents,
  ...addressEvents,
  ...approvalEvents,
  ...workerEvents,
  ...favouriteEvents,
  ...catalogueEvents,
  ...categoryEvents,
  ...formEvents,
  ...calendarEvents,
  ...bookingEvents,
  ...reviewEvents,
  ...paymentEvents,
  ...statementEvents,
  ...payoutEvents,
  ...disputeEvents,
  ...safetyEvents,
  ...conversationEvents,
  ...bugEvents,
  ...savedReplyEvents,
  ...ticketEvents,
  ...platformEvents,
  ...notificationEvents,
};

export type EventType = keyof typeof eventSchemas;
export type DataOf<Type extends EventType> = z.infer<(typeof eventSchemas)[Type]>;

/** Recorded events by type. One table, so that the compiler does not compute the union of all events for each type. */
export type RecordedByType = { readonly [Type in EventType]: RecordedEvent<Type, DataOf<Type>> };

/** A recorded event of one type; by default of any type, discriminated by `type`. */
export type Recorded<Type extends EventType = EventType> = { [T in Type]: RecordedEvent<T, DataOf<T>> }[Type];
