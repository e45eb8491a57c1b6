import type { AnyReadModel } from '#infra/eventing/projections.ts';
import { accounts } from './account/accounts.ts';
import { approvals } from './approval/approvals.ts';
import { auditLog } from './platform/audit-log.ts';
import { bookings } from './booking/bookings.ts';
import { bugs } from './support/bugs.ts';
import { clientMonths } from './analytics/client-months.ts';
import { conversations } from './conversation/conversations.ts';
import { dayFigures } from './platform/day-figures.ts';
import { disputes } from './dispute/disputes.ts';
import { safetyReports } from './dispute/safety-reports.ts';
import { earnings } from './payout/earnings.ts';
import { formVersions } from './form/form-versions.ts';
import { forms } from './form/forms.ts';
import { addresses } from './account/addresses.ts';
import { favourites } from './worker/favourites.ts';
import { inboxes } from './notification/inboxes.ts';
import { messages } from './conversation/messages.ts';
import { moneyFigures } from './analytics/money-figures.ts';
import { notifications } from './notification/notifications.ts';
import { payments } from './payment/payments.ts';
import { payoutAccounts } from './payout/payout-accounts.ts';
import { payoutFridays } from './payout/payout-fridays.ts';
import { payouts } from './payout/payouts.ts';
import { requestFigures } from './analytics/request-figures.ts';
import { reviewCounts } from './review/review-counts.ts';
import { reviews } from './review/reviews.ts';
import { sessionEnds } from './account/session-ends.ts';
import { statements } from './payment/statements.ts';
import { shownPictures } from './platform/shown-pictures.ts';
import { serviceDemand } from './catalogue/service-demand.ts';
import { categories } from './catalogue/categories.ts';
import { services } from './catalogue/services.ts';
import { staffNotes } from './account/staff-notes.ts';
import { settings } from './platform/settings.ts';
import { sukis } from './booking/completed-jobs.ts';
import { savedReplies } from './support/saved-replies.ts';
import { ticketRatings } from './support/ticket-ratings.ts';
import { tickets } from './support/tickets.ts';
import { workerCalendars } from './calendar/worker-calendars.ts';
import { workerTroubles } from './analytics/worker-troubles.ts';
import { workerClients } from './worker/worker-clients.ts';
import { workerFigures } from './worker/worker-figures.ts';
import { workers } from './worker/workers.ts';

/** Every read model that the projectors maintain. */
export const allReadModels: readonly AnyReadModel[] = [
  accounts,
  sessionEnds,
  staffNotes,
  approvals,
  workers,
  workerClients,
  workerFigures,
  addresses,
  favourites,
  workerCalendars,
  services,
  categories,
  serviceDemand,
  forms,
  formVersions,
  settings,
  bookings,
  payments,
  statements,
  reviews,
  reviewCounts,
  sukis,
  earnings,
  payouts,
  payoutFridays,
  payoutAccounts,
  disputes,
  safetyReports,
  conversations,
  messages,
  tickets,
  ticketRatings,
  savedReplies,
  notifications,
  inboxes,
  bugs,
  shownPictures,
  auditLog,
  dayFigures,
  requestFigures,
  moneyFigures,
  clientMonths,
  workerTroubles,
];
