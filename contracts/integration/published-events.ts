import type * as z from 'zod/mini';
import { accountEvents, loginEvents } from '../events/account.ts';
import { approvalEvents } from '../events/approval.ts';
import { bookingEvents } from '../events/booking.ts';
import { quoteEvents } from '../events/booking-quotes.ts';
import { calendarEvents } from '../events/calendar.ts';
import { catalogueEvents, categoryEvents } from '../events/catalogue.ts';
import { conversationEvents } from '../events/conversation.ts';
import { disputeEvents } from '../events/dispute.ts';
import { safetyEvents } from '../events/dispute-safety.ts';
import { audienceOf } from '../events/marks.ts';
import { formEvents } from '../events/form.ts';
import { paymentEvents } from '../events/payment.ts';
import { statementEvents } from '../events/payment-statements.ts';
import { payoutEvents } from '../events/payout.ts';
import { notificationEvents, platformEvents } from '../events/platform.ts';
import { reviewEvents } from '../events/review.ts';
import { bugEvents } from '../events/support-bugs.ts';
import { savedReplyEvents } from '../events/support-replies.ts';
import { ticketEvents } from '../events/support-tickets.ts';
import { workerEvents } from '../events/worker.ts';
import { addressEvents } from '../events/account-addresses.ts';
import { favouriteEvents } from '../events/worker-favourites.ts';
import { outgoingSchema } from './outgoing-schema.ts';

/** Subjects of published event names, the second word. Quotes come before bookings, which contain them. */
const subjects: Readonly<Record<string, Readonly<Record<string, z.ZodMiniObject>>>> = {
  account: accountEvents,
  login: loginEvents,
  approval: approvalEvents,
  worker: workerEvents,
  favourites: favouriteEvents,
  addresses: addressEvents,
  calendar: calendarEvents,
  service: catalogueEvents,
  category: categoryEvents,
  form: formEvents,
  quote: quoteEvents,
  booking: bookingEvents,
  review: reviewEvents,
  payment: paymentEvents,
  statement: statementEvents,
  payout: payoutEvents,
  dispute: disputeEvents,
  safety: safetyEvents,
  conversation: conversationEvents,
  bug: bugEvents,
  ticket: ticketEvents,
  reply: savedReplyEvents,
  platform: platformEvents,
  notification: notificationEvents,
};

export type PublishedEvent = {
  /** `suki.booking.accepted.v1`. A version keeps its meaning: fields may be added, never removed. */
  type: string;
  says: string;
  schema: z.ZodMiniObject;
};

/** By domain event type. */
export const publishedEvents = new Map<string, PublishedEvent>();
/** Why each of the others is unpublished. */
export const unpublishedEvents = new Map<string, string>();

for (const [subject, schemas] of Object.entries(subjects))
  for (const [type, schema] of Object.entries(schemas)) if (!publishedEvents.has(type)) place(subject, type, schema);

function place(subject: string, type: string, schema: z.ZodMiniObject): void {
  const audience = audienceOf(type, schema);
  if ('unpublished' in audience) {
    unpublishedEvents.set(type, audience.unpublished);
    return;
  }
  const name = audience.as ?? publishedName(subject, type);
  publishedEvents.set(type, {
    type: `suki.${subject}.${name}.v1`,
    says: audience.published,
    schema: outgoingSchema(schema),
  });
}

/** `BookingAccepted` of a booking becomes `accepted`; `MessageSent` of a conversation, `message_sent`. */
function publishedName(subject: string, type: string): string {
  const words = type.replaceAll(/(?!^)(?=[A-Z])/g, '_').toLowerCase();
  return words.startsWith(`${subject}_`) ? words.slice(subject.length + 1) : words;
}
