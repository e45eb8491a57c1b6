import type { everyEventEn } from './every-event.en.ts';
import type { Translated } from './texts.ts';
import { accountFil } from './account.fil.ts';
import { approvalFil } from './approval.fil.ts';
import { workerFil } from './worker.fil.ts';
import { favouritesFil } from './worker-favourites.fil.ts';
import { catalogueFil } from './catalogue.fil.ts';
import { formFil } from './form.fil.ts';
import { calendarFil } from './calendar.fil.ts';
import { bookingFil } from './booking.fil.ts';
import { bookingQuotesFil } from './booking-quotes.fil.ts';
import { bookingRequestsFil } from './booking-requests.fil.ts';
import { bookingChangesFil } from './booking-changes.fil.ts';
import { bookingNoShowsFil } from './booking-no-shows.fil.ts';
import { reviewFil } from './review.fil.ts';
import { payoutFil } from './payout.fil.ts';
import { paymentFil } from './payment.fil.ts';
import { statementsFil } from './payment-statements.fil.ts';
import { disputeFil } from './dispute.fil.ts';
import { safetyFil } from './dispute-safety.fil.ts';
import { conversationFil } from './conversation.fil.ts';
import { bugsFil } from './support-bugs.fil.ts';
import { savedRepliesFil } from './support-replies.fil.ts';
import { supportTicketsFil } from './support-tickets.fil.ts';
import { platformFil } from './platform.fil.ts';
import { notificationFil } from './notification.fil.ts';

/** Every event in words, in the order of the audit log's filter. */
export const everyEventFil = {
  ...accountFil,
  ...approvalFil,
  ...workerFil,
  ...favouritesFil,
  ...catalogueFil,
  ...formFil,
  ...calendarFil,
  ...bookingFil,
  ...bookingQuotesFil,
  ...bookingRequestsFil,
  ...bookingChangesFil,
  ...bookingNoShowsFil,
  ...reviewFil,
  ...payoutFil,
  ...paymentFil,
  ...statementsFil,
  ...disputeFil,
  ...safetyFil,
  ...conversationFil,
  ...bugsFil,
  ...savedRepliesFil,
  ...supportTicketsFil,
  ...platformFil,
  ...notificationFil,
} satisfies Translated<typeof everyEventEn>;
