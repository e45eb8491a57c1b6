import type { EventType } from '../events/registry.ts';
import type { EventText } from './texts.ts';
import { accountEn } from './account.en.ts';
import { addressesEn } from './account-addresses.en.ts';
import { approvalEn } from './approval.en.ts';
import { workerEn } from './worker.en.ts';
import { favouritesEn } from './worker-favourites.en.ts';
import { catalogueEn } from './catalogue.en.ts';
import { formEn } from './form.en.ts';
import { calendarEn } from './calendar.en.ts';
import { bookingEn } from './booking.en.ts';
import { bookingQuotesEn } from './booking-quotes.en.ts';
import { bookingRequestsEn } from './booking-requests.en.ts';
import { bookingChangesEn } from './booking-changes.en.ts';
import { bookingNoShowsEn } from './booking-no-shows.en.ts';
import { reviewEn } from './review.en.ts';
import { payoutEn } from './payout.en.ts';
import { paymentEn } from './payment.en.ts';
import { statementsEn } from './payment-statements.en.ts';
import { disputeEn } from './dispute.en.ts';
import { safetyEn } from './dispute-safety.en.ts';
import { conversationEn } from './conversation.en.ts';
import { bugsEn } from './support-bugs.en.ts';
import { savedRepliesEn } from './support-replies.en.ts';
import { supportTicketsEn } from './support-tickets.en.ts';
import { platformEn } from './platform.en.ts';
import { notificationEn } from './notification.en.ts';

/** Texts of all events, in the order of the audit log's filter. */
export const everyEventEn = {
  ...accountEn,
  ...addressesEn,
  ...approvalEn,
  ...workerEn,
  ...favouritesEn,
  ...catalogueEn,
  ...formEn,
  ...calendarEn,
  ...bookingEn,
  ...bookingQuotesEn,
  ...bookingRequestsEn,
  ...bookingChangesEn,
  ...bookingNoShowsEn,
  ...reviewEn,
  ...payoutEn,
  ...paymentEn,
  ...statementsEn,
  ...disputeEn,
  ...safetyEn,
  ...conversationEn,
  ...bugsEn,
  ...savedRepliesEn,
  ...supportTicketsEn,
  ...platformEn,
  ...notificationEn,
} satisfies Record<EventType, EventText>;
