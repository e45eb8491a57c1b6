import { fullName } from '#contracts/account/person.ts';
import type { Viewer } from '#contracts/booking/allowed-actions.ts';
import { attentions } from '#contracts/calls/platform.ts';
import { addDays, manilaDay } from '#contracts/manila-time.ts';
import type { Settings } from '#contracts/platform/settings.ts';
import type { AdminOverview, DayFigures } from '#contracts/views/platform-overview.ts';
import { parkedEventsSchema } from '#infra/eventing/projections.ts';
import { type AccountDocument, accounts } from '#projectors/read-models/account/accounts.ts';
import { bookings } from '#projectors/read-models/booking/bookings.ts';
import { dayFigures, type DayFiguresDocument, noFigures } from '#projectors/read-models/platform/day-figures.ts';
import { payments } from '#projectors/read-models/payment/payments.ts';
import { payouts } from '#projectors/read-models/payout/payouts.ts';
import type { BookingReader } from '../booking/booking-reader.ts';
import { needsOfStaff } from './needs-of-staff.ts';
import { countParkedTasks } from './parked.ts';
import { countApprovalsFor } from '../approval/handlers.ts';
import { countOpenTickets } from '../support/ticket-queue.ts';
import { countOpenBugs } from '../support/bug-handlers.ts';
import { countDisputes } from '../dispute/handlers.ts';
import { countSafetyReports } from '../dispute/safety-handlers.ts';
import { needingAttention } from '../booking/overdue-jobs.ts';
import { waitingWhere } from '../payment/admin-handlers.ts';
import type { QueryContext } from '../query-context.ts';

const LATEST_BOOKINGS = 8;
const NAMES_SHOWN = 3;

/** The platform's figures: the requested days, as many days before them, and open items for admins. */
export async function adminOverview(
  { documents, now, settings }: QueryContext,
  reader: BookingReader,
  days: number,
  viewer: Viewer,
): Promise<AdminOverview> {
  const today = manilaDay(now());
  const [figures, needsYou, counts, latest] = await Promise.all([
    figuresOfDays(documents, addDays(today, 1 - 2 * days), 2 * days),
    waitingForAdmin(documents, now(), await settings(), viewer.accountId),
    countsNow(documents),
    reader.find({ sort: [['requestedAt', 'desc']], limit: LATEST_BOOKINGS }),
  ]);
  return {
    today,
    days: figures.slice(days),
    before: figures.slice(0, days),
    needsYou: needsOfStaff(viewer, needsYou),
    counts,
    latestBookings: await reader.show(latest, viewer),
  };
}

type Documents = QueryContext['documents'];

async function figuresOfDays(documents: Documents, firstDay: string, count: number): Promise<DayFigures[]> {
  const found = await documents.find<DayFiguresDocument>(dayFigures.name, {
    where: { day: { gte: firstDay, lt: addDays(firstDay, count) } },
  });
  const byDay = new Map(
    found.map(({ id, document: { events: _events, firstPosition: _first, firstAt: _at, ...figures } }) => [
      id,
      figures,
    ]),
  );
  return Array.from({ length: count }, (_, n) => byDay.get(addDays(firstDay, n)) ?? noFigures(addDays(firstDay, n)));
}

async function waitingForAdmin(
  documents: Documents,
  now: Date,
  settings: Settings,
  adminId: string,
): Promise<AdminOverview['needsYou']> {
  const applied = { approval: { eq: 'applied' }, userType: { eq: 'worker' } };
  const [
    workersToApprove,
    oldest,
    parkedEvents,
    parkedTasks,
    paymentsToVerify,
    transfersToFind,
    refundsOpen,
    payoutsDue,
    approvalsWaiting,
    newBugs,
    ticketsOpen,
    disputesOpen,
    safetyReports,
    [unstartedJobs = 0, unfinishedJobs = 0, disputedNoShows = 0],
  ] = await Promise.all([
    documents.count(accounts.name, applied),
    documents.find<AccountDocument>(accounts.name, {
      where: applied,
      sort: [['appliedAt', 'asc']],
      limit: NAMES_SHOWN,
    }),
    documents.count(parkedEventsSchema.name),
    countParkedTasks({ documents }),
    documents.count(payments.name, waitingWhere('money')),
    documents.count(payments.name, waitingWhere('transfer')),
    documents.count(payments.name, { refund: { eq: 'open' } }),
    documents.count(payouts.name, { status: { eq: 'scheduled' } }),
    countApprovalsFor({ documents }, adminId),
    countOpenBugs({ documents }),
    countOpenTickets(documents),
    countDisputes({ documents }),
    countSafetyReports({ documents }),
    Promise.all(
      attentions.map((attention) => documents.count(bookings.name, needingAttention(attention, now, settings))),
    ),
  ]);
  return {
    workersToApprove,
    names: oldest.map(({ document }) => fullName(document)),
    oldestAppliedAt: oldest[0]?.document.appliedAt ?? null,
    parkedEvents,
    parkedTasks,
    paymentsToVerify,
    transfersToFind,
    refundsOpen,
    payoutsDue,
    approvalsWaiting,
    newBugs,
    ticketsOpen,
    disputesOpen,
    safetyReports,
    unstartedJobs,
    unfinishedJobs,
    disputedNoShows,
  };
}

async function countsNow(documents: Documents): Promise<AdminOverview['counts']> {
  const [clients, workers, activeBookings, openBookings] = await Promise.all([
    documents.count(accounts.name, { userType: { eq: 'client' } }),
    documents.count(accounts.name, { userType: { eq: 'worker' } }),
    documents.count(bookings.name, { status: { in: ['accepted', 'arrived', 'in_progress'] } }),
    documents.count(bookings.name, { status: { in: ['pending', 'quoted'] } }),
  ]);
  return { clients, workers, activeBookings, openBookings };
}
