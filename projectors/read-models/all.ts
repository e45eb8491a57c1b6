import type { AnyReadModel } from '#infra/eventing/projections/read-model.ts';
import { accounts } from './accounts.ts';
import { auditLog } from './audit-log.ts';
import { bookings } from './bookings.ts';
import { conversations } from './conversations.ts';
import { dayFigures } from './day-figures.ts';
import { earnings } from './earnings.ts';
import { inboxes } from './inboxes.ts';
import { messages } from './messages.ts';
import { notifications } from './notifications.ts';
import { payments } from './payments.ts';
import { payoutAccounts } from './payout-accounts.ts';
import { payoutFridays } from './payout-fridays.ts';
import { payouts } from './payouts.ts';
import { reviews } from './reviews.ts';
import { sessionEnds } from './session-ends.ts';
import { services } from './services.ts';
import { settings } from './settings.ts';
import { sukis } from './sukis.ts';
import { workerCalendars } from './worker-calendars.ts';
import { workers } from './workers.ts';

/** Every read model of the product: what the projector keeps. */
export const allReadModels: readonly AnyReadModel[] = [
  accounts,
  sessionEnds,
  workers,
  workerCalendars,
  services,
  settings,
  bookings,
  payments,
  reviews,
  sukis,
  earnings,
  payouts,
  payoutFridays,
  payoutAccounts,
  conversations,
  messages,
  notifications,
  inboxes,
  auditLog,
  dayFigures,
];
