import { expect } from 'vitest';
import { moneyFigures, troubles, type MoneyFigure, type Trouble } from '#contracts/analytics/bookings-of-figures.ts';
import { type BookingFilters, filtersOf } from '#contracts/calls/platform.ts';
import type { DataOf, Recorded } from '#contracts/events/registry.ts';
import { addDays, manilaDay, manilaMonth, monthsBefore } from '#contracts/manila-time.ts';
import type { Analytics } from '#contracts/views/analytics.ts';
import { defaultConfig } from '#contracts/platform/config-fold.ts';
import type { Documents } from '#infra/eventing/documents.ts';
import { accounts } from '#projectors/read-models/account/accounts.ts';
import { bookings } from '#projectors/read-models/booking/bookings.ts';
import { payouts } from '#projectors/read-models/payout/payouts.ts';
import { auditLog } from '#projectors/read-models/platform/audit-log.ts';
import { dayFigures } from '#projectors/read-models/platform/day-figures.ts';
import { newestBookings } from '#query-api/platform/all-bookings.ts';

/** The list of each figure holds exactly the bookings that the figure counts. */

export const readModelsOfLists = [bookings, payouts, auditLog, dayFigures, accounts];

const MORE_THAN_THERE_ARE = 1000;

type List = (filters: BookingFilters) => Promise<string[]>;

export async function expectBookingsOfFigures(
  documents: Documents,
  log: readonly Recorded[],
  data: Analytics,
  now: Date,
): Promise<void> {
  async function list(filters: BookingFilters): Promise<string[]> {
    // The filters take the form of a link: unknown parameters would be ignored, and all bookings listed.
    expect(filtersOf(String(new URLSearchParams(filters))).data).toEqual(filters);
    const { found, capped } = await newestBookings(reads(documents, log, now), filters, MORE_THAN_THERE_ARE);
    expect(capped).toBe(false);
    return found.map(({ id }) => id);
  }
  await expectCounts(data, list);
  for (const moved of moneyFigures)
    expect(new Set(await list({ from: data.from, to: data.to, moved })), moved).toEqual(
      bookingsMoved(log, moved, data),
    );
  await expectCohorts(log, data, list);
  for (const worker of ['w0', 'w1', 'w2', 'w3'])
    for (const trouble of troubles)
      expect(new Set(await list({ worker, trouble })), `${worker} ${trouble}`).toEqual(
        troublesOf(log, worker, trouble, manilaDay(now)),
      );
}

/** These figures count bookings by the day of the request, so the list is as long as the figure. */
async function expectCounts(data: Analytics, list: List): Promise<void> {
  const { from, to, total } = data;
  const count = async (filters: BookingFilters) => (await list({ from, to, ...filters })).length;
  const { waiting, upcoming, ...ended } = total.outcomes;
  expect(await count({ group: 'waiting' })).toBe(waiting);
  expect(await count({ group: 'upcoming' })).toBe(upcoming);
  for (const status of ['completed', 'cancelled', 'declined', 'expired'] as const)
    expect(await count({ status }), status).toBe(ended[status]);
  expect(await count({ group: 'over' })).toBe(Object.values(ended).reduce((sum, each) => sum + each, 0));
  expect(await count({ answer: 'given' })).toBe(total.answered);
  for (const { ending, count: counted } of data.endings) expect(await count({ ending }), ending).toBe(counted);
  for (const { serviceId, city, requested, completed: done } of data.prices) {
    expect(await count({ service: serviceId, city })).toBe(requested);
    expect(await count({ service: serviceId, city, status: 'completed' })).toBe(done);
  }
  for (const { city, requested } of data.cities) expect(await count({ city }), city).toBe(requested);
  for (const { cell, requested, unanswered } of data.cells) {
    expect(await count({ cell }), cell).toBe(requested);
    expect(await count({ cell, answer: 'missing' }), cell).toBe(unanswered);
  }
}

async function expectCohorts(log: readonly Recorded[], { cohorts }: Analytics, list: List): Promise<void> {
  for (const { month: cohort, active } of cohorts)
    for (const [later, clients] of active.entries()) {
      const month = monthsBefore(cohort, -later);
      const jobs = jobsOfCohort(log, cohort, month);
      expect(new Set(jobs.map(({ client }) => client)).size).toBe(clients);
      expect(new Set(await list({ cohort, month }))).toEqual(new Set(jobs.map(({ id }) => id)));
    }
}

function reads(documents: Documents, log: readonly Recorded[], now: Date): Parameters<typeof newestBookings>[0] {
  const ofStream = (stream: string) => log.filter((event) => event.stream === stream);
  return {
    documents,
    eventLog: {
      readStream: async (stream) => ofStream(stream),
      readOn: async (stream) => ({ events: ofStream(stream), next: 0, ended: true }),
    },
    settings: async () => defaultConfig.settings,
    now: () => now,
  };
}

/** Counts existing bookings only: a payment can arrive before its booking is known. */
function bookingsMoved(log: readonly Recorded[], figure: MoneyFigure, { from, to }: Analytics): Set<string> {
  const known = new Set(log.flatMap((event) => (event.type === 'BookingRequested' ? event.data.bookingId : [])));
  const moved = log.filter(({ recordedAt }) => manilaDay(recordedAt) >= from && manilaDay(recordedAt) <= to);
  const paid = moved.flatMap(({ type, stream }) => (type === 'PayoutPaid' || type === 'PayoutReversed' ? stream : []));
  const ids: Record<MoneyFigure, (string | null)[]> = {
    revenue: moved.flatMap((event) => (event.type === 'WorkCompleted' ? event.data.bookingId : [])),
    commission: moved.flatMap((event) =>
      event.type === 'EarningAdded' && event.data.line.commissionCentavos !== 0 ? event.data.line.bookingId : [],
    ),
    refunds: moved.flatMap((event) =>
      event.type === 'RefundIssued' || event.type === 'RefundFailed' ? event.data.bookingId : [],
    ),
    payouts: log.flatMap((event) =>
      event.type === 'EarningAdded' && paid.includes(event.stream) && event.data.line.amountCentavos !== 0
        ? event.data.line.bookingId
        : [],
    ),
  };
  return new Set(ids[figure].flatMap((id) => (id !== null && known.has(id) ? id : [])));
}

function jobsOfCohort(log: readonly Recorded[], cohort: string, month: string) {
  const done = log.flatMap((event) =>
    event.type === 'WorkCompleted'
      ? { id: event.data.bookingId, client: event.data.clientId, month: manilaMonth(event.recordedAt) }
      : [],
  );
  const firstOf = (client: string) => done.find((job) => job.client === client)?.month;
  return done.filter((job) => job.month === month && firstOf(job.client) === cohort);
}

function troublesOf(log: readonly Recorded[], worker: string, trouble: Trouble, today: string): Set<string> {
  const since = addDays(today, -89);
  const waived = log.flatMap((event) => (event.type === 'NoShowSettled' ? event.data.bookingId : []));
  const found = log.filter((event) => manilaDay(event.recordedAt) >= since && troubleIn(event, worker) === trouble);
  const ids = found.flatMap((event) => ('bookingId' in event.data ? (event.data.bookingId ?? []) : []));
  return new Set(ids.filter((id) => trouble !== 'noShows' || !waived.includes(id)));
}

function troubleIn(event: Recorded, worker: string): Trouble | null {
  switch (event.type) {
    case 'BookingAccepted':
      return event.data.worker.workerId === worker ? 'taken' : null;
    case 'BookingDeclined':
      return event.data.workerId === worker && !event.data.cause ? 'declined' : null;
    case 'BookingCancelled':
      return event.data.workerId === worker ? troubleOfCancellation(event.data) : null;
    case 'ReviewSubmitted':
      return event.data.workerId === worker ? 'ratings' : null;
    default:
      return null;
  }
}

function troubleOfCancellation({ by, cause, from }: DataOf<'BookingCancelled'>): Trouble | null {
  if (cause === 'worker_no_show') return 'noShows';
  if (by !== 'worker') return null;
  return ['pending', 'quoted'].includes(from) ? 'declined' : 'calledOff';
}
