import type { everyEventEn } from './every-event.en.ts';
import type { Translated } from './texts.ts';
import { accountCeb } from './account.ceb.ts';
import { approvalCeb } from './approval.ceb.ts';
import { workerCeb } from './worker.ceb.ts';
import { favouritesCeb } from './worker-favourites.ceb.ts';
import { catalogueCeb } from './catalogue.ceb.ts';
import { formCeb } from './form.ceb.ts';
import { calendarCeb } from './calendar.ceb.ts';
import { bookingCeb } from './booking.ceb.ts';
import { bookingQuotesCeb } from './booking-quotes.ceb.ts';
import { bookingRequestsCeb } from './booking-requests.ceb.ts';
import { bookingChangesCeb } from './booking-changes.ceb.ts';
import { bookingNoShowsCeb } from './booking-no-shows.ceb.ts';
import { reviewCeb } from './review.ceb.ts';
import { payoutCeb } from './payout.ceb.ts';
import { paymentCeb } from './payment.ceb.ts';
import { statementsCeb } from './payment-statements.ceb.ts';
import { disputeCeb } from './dispute.ceb.ts';
import { safetyCeb } from './dispute-safety.ceb.ts';
import { conversationCeb } from './conversation.ceb.ts';
import { bugsCeb } from './support-bugs.ceb.ts';
import { savedRepliesCeb } from './support-replies.ceb.ts';
import { supportTicketsCeb } from './support-tickets.ceb.ts';
import { platformCeb } from './platform.ceb.ts';
import { notificationCeb } from './notification.ceb.ts';

/** Every event in words, in the order of the audit log's filter. */
export const everyEventCeb = {
  ...accountCeb,
  ...approvalCeb,
  ...workerCeb,
  ...favouritesCeb,
  ...catalogueCeb,
  ...formCeb,
  ...calendarCeb,
  ...bookingCeb,
  ...bookingQuotesCeb,
  ...bookingRequestsCeb,
  ...bookingChangesCeb,
  ...bookingNoShowsCeb,
  ...reviewCeb,
  ...payoutCeb,
  ...paymentCeb,
  ...statementsCeb,
  ...disputeCeb,
  ...safetyCeb,
  ...conversationCeb,
  ...bugsCeb,
  ...savedRepliesCeb,
  ...supportTicketsCeb,
  ...platformCeb,
  ...notificationCeb,
} satisfies Translated<typeof everyEventEn>;
