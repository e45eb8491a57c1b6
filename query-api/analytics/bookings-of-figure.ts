import { MOST_LOOKED_AT } from '#contracts/analytics/bookings-of-figures.ts';
import { bookingGroups } from '#contracts/booking/lifecycle.ts';
import type { BookingFilters } from '#contracts/calls/platform.ts';
import { manilaDay } from '#contracts/manila-time.ts';
import type { Where } from '#infra/eventing/documents.ts';
import { clientMonths, type ClientMonthsDocument } from '#projectors/read-models/analytics/client-months.ts';
import {
  firstDayOfLately,
  workerTroubles,
  type WorkerTroublesDocument,
} from '#projectors/read-models/analytics/worker-troubles.ts';
import type { QueryContext } from '../query-context.ts';
import { bookingsMoved } from './moved-bookings.ts';
import { dayRange } from '../day-range.ts';
import { type FoundUpTo, inAll } from '../page.ts';
import { countSince } from './workers-at-risk.ts';

type Found = { where: Where; capped: boolean };
type Context = Pick<QueryContext, 'documents' | 'eventLog' | 'now'>;

/** The bookings behind a figure, by stored facts and by the figure's criteria. */
export async function bookingsOfFigure(context: Context, filters: BookingFilters): Promise<Found> {
  const [ofMoney, ofWorker, ofCohort] = await Promise.all([
    bookingsWithMovements(context, filters),
    jobsOfWorkerProblem(context, filters),
    jobsOfReturningClients(context, filters),
  ]);
  const ids = [ofMoney?.found, ofWorker?.found].filter((list) => list !== undefined);
  return {
    where: {
      ...filterFor(filters),
      ...daysFilter(filters),
      ...ofCohort?.where,
      ...(ids.length > 0 && { id: { in: inAll(ids) } }),
    },
    capped: [ofMoney, ofWorker, ofCohort].some((part) => part?.capped),
  };
}

async function bookingsWithMovements(context: Context, { moved, from, to }: BookingFilters) {
  return moved && moved !== 'revenue' && moved !== 'earned' ? bookingsMoved(context, moved, { from, to }) : undefined;
}

function filterFor({ city, cell, ending, answer, worker, client, trouble }: BookingFilters): Where {
  return {
    ...(client && { 'client.accountId': { in: [client] } }),
    ...(worker && !trouble && { 'worker.workerId': { eq: worker } }),
    ...(city && { 'figures.city': { eq: city } }),
    ...(cell && { 'figures.cell': { eq: cell } }),
    ...(ending && { 'figures.ending': { eq: ending } }),
    ...(answer === 'given' && { 'figures.answerSeconds': { gte: 0 } }),
    ...(answer === 'missing' && { 'figures.answerSeconds': { eq: null }, status: { in: bookingGroups.over } }),
  };
}

/** Days of the request, except for money figures. */
function daysFilter({ moved, from, to }: BookingFilters): Where {
  if (moved === 'revenue' || moved === 'earned') return { 'figures.doneOn': between(from, to) };
  return moved ? {} : dayRange('requestedAt', { from, to });
}

/** Without days, all bookings with a date. */
function between(from = '2000-01-01', to = '2199-12-31') {
  return { gte: from, lte: to };
}

/** Bookings behind a figure about one worker; only the newest if there are very many. */
async function jobsOfWorkerProblem(
  { documents, now }: Context,
  { worker, trouble }: BookingFilters,
): Promise<FoundUpTo<string> | undefined> {
  if (!worker || !trouble) return undefined;
  const stored = await documents.get<WorkerTroublesDocument>(workerTroubles.name, worker);
  const since = firstDayOfLately(manilaDay(now()));
  if (!stored) return { found: [], capped: false };
  const tally = stored.document[trouble];
  const found = tally.newest.filter(({ day }) => day >= since).map(({ bookingId }) => bookingId);
  return { found, capped: found.length < countSince(tally, since) };
}

/** Jobs completed in a month for clients whose first one was in the cohort's month. */
async function jobsOfReturningClients(
  { documents }: Context,
  { client, cohort, month = cohort }: BookingFilters,
): Promise<Found | undefined> {
  if (!cohort || !month) return undefined;
  const parts = await documents.find<ClientMonthsDocument>(clientMonths.name);
  const clients = parts.flatMap(({ document }) =>
    document.clients.filter(
      ({ clientId, months }) =>
        (client === undefined || clientId === client) && months[0] === cohort && months.includes(month),
    ),
  );
  return {
    where: {
      'client.accountId': { in: clients.slice(0, MOST_LOOKED_AT).map(({ clientId }) => clientId) },
      'figures.doneOn': between(`${month}-01`, `${month}-31`),
    },
    capped: clients.length > MOST_LOOKED_AT,
  };
}
