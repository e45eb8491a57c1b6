import type { List } from '#contracts/fields.ts';
import { noRules } from '#contracts/calendar/booking-rules.ts';
import { manilaDay } from '#contracts/manila-time.ts';
import type { WorkerListing } from '#contracts/views/worker.ts';
import { hasNoValidId } from '#contracts/worker/documents.ts';
import { ApiError } from '#contracts/api-error.ts';
import type { Handlers } from '#contracts/calls/handlers.ts';
import { type BookingDocument, bookings } from '#projectors/read-models/booking/bookings.ts';
import { type ReviewDocument, reviews } from '#projectors/read-models/review/reviews.ts';
import type { WorkerCalendarDocument } from '#projectors/read-models/calendar/worker-calendars.ts';
import type { WorkerDocument } from '#projectors/read-models/worker/workers.ts';
import { callingWorker } from '#contracts/calls/viewer.ts';
import { wordsOf } from '#projectors/read-models/folded-text.ts';
import { earningsQueries } from '../payout/earnings-handlers.ts';
import { favouriteQueries } from './favourites.ts';
import { documentsDueOf, handedInDocument, missingItemsOf } from './document-view.ts';
import type { QueryContext } from '../query-context.ts';
import { type CompletedJobs, completedJobsOfClient } from '../booking/completed-jobs.ts';
import type { Directory } from './worker-directory.ts';
import { startingPrice, withBookableServices } from './listed-worker.ts';
import { urgentServiceQueries } from './urgent-services.ts';
import { soonestStartQueries } from './soonest-start.ts';
import { workerSearch } from './worker-search.ts';
import { workerRecord } from './worker-record.ts';
import { workerTrust } from './worker-trust.ts';
import { workerListing, workerProfile } from './worker-view.ts';

const REVIEWS_SHOWN = 10;
const RECENT_BOOKINGS = 5;

type WorkerQueries = Handlers<
  | 'listWorkers'
  | 'listAvailableWorkers'
  | 'readWorker'
  | 'readReach'
  | 'listSlots'
  | 'readOwnProfile'
  | 'readOverview'
  | 'readEarnings'
  | 'exportEarnings'
  | 'listOwnDocuments'
  | 'listFavourites'
  | 'listUrgentServices'
>;

export function workerQueries(queryContext: QueryContext): WorkerQueries {
  const { documents } = queryContext;
  const search = workerSearch(queryContext);

  function withSukiJobs<Found extends List<WorkerListing>>(list: Found, jobs: CompletedJobs): Found {
    return {
      ...list,
      items: list.items.map((item) => (jobs[item.id] === undefined ? item : { ...item, sukiJobs: jobs[item.id] ?? 0 })),
    };
  }

  async function reviewsOf(workerId: string, page: { skip: number; limit: number }): Promise<ReviewDocument[]> {
    const found = await documents.find<ReviewDocument>(reviews.name, {
      where: { workerId: { eq: workerId }, refunded: { eq: null } },
      sort: [['at', 'desc']],
      ...page,
    });
    return found.map(({ document }) => document);
  }

  async function profileOf(directory: Directory, worker: WorkerDocument) {
    const listing = workerListing(directory, { worker, km: null }, undefined, {
      nextFreeMs: await search.nextFreeMsOf(directory, worker),
      wantedMs: null,
    });
    const [shown, trust] = await Promise.all([
      reviewsOf(worker.workerId, { skip: 0, limit: REVIEWS_SHOWN }),
      workerTrust(queryContext, worker.workerId),
    ]);
    return workerProfile(directory, worker, listing, shown, trust);
  }

  const { earningsSeen, ...ownEarnings } = earningsQueries(queryContext);

  return {
    ...soonestStartQueries(search.directory),
    ...favouriteQueries(queryContext, search),
    ...urgentServiceQueries(queryContext, search),
    ...ownEarnings,
    async listWorkers({ query, context }) {
      const jobs = await completedJobsOfClient(queryContext, context.caller);
      const list = await search.list(query, jobs);
      if (list.total === 0 && query.page === 1) queryContext.missedSearches.note(wordsOf(query.q));
      return { data: withSukiJobs(list, jobs) };
    },
    async listAvailableWorkers({ query, context }) {
      const jobs = await completedJobsOfClient(queryContext, context.caller);
      return { data: withSukiJobs(await search.available(query, jobs), jobs) };
    },

    async readWorker({ params, context }) {
      const directory = await search.directory();
      const worker = directory.worker(params.id);
      if (!worker?.listed) throw new ApiError('not_found');
      const jobs = await completedJobsOfClient(queryContext, context.caller);
      const shown = withBookableServices(worker, (await queryContext.services()).items);
      return { data: { ...(await profileOf(directory, shown)), sukiJobs: jobs[params.id] ?? 0 } };
    },

    async readOwnProfile({ context }) {
      const directory = await search.directory();
      const worker = directory.worker(callingWorker(context));
      if (!worker) throw new ApiError('not_found');
      return { data: { ...(await profileOf(directory, worker)), ...privateFacts(directory, worker) } };
    },

    async listOwnDocuments({ context }) {
      const worker = (await queryContext.workers()).items.get(callingWorker(context));
      if (!worker) throw new ApiError('not_found');
      const today = manilaDay(queryContext.now());
      return { data: { items: worker.documents.map((document) => handedInDocument(document, today)) } };
    },

    async readOverview({ context }) {
      const workerId = callingWorker(context);
      const own = { 'worker.workerId': { eq: workerId } };
      const { totals } = await earningsSeen(workerId);
      const pendingBookings = await documents.count(bookings.name, { ...own, status: { in: ['pending', 'quoted'] } });
      const recent = await documents.find<BookingDocument>(bookings.name, {
        where: own,
        sort: [['requestedAt', 'desc']],
        limit: RECENT_BOOKINGS,
      });
      const rating = workerRating(await search.directory(), workerId);
      return {
        data: {
          totals: { ...totals, rating, pendingBookings },
          recentBookings: recent.map(({ document }) => recentBooking(document)),
        },
      };
    },
  };
}

/** Private parts of a worker's own profile. */
function privateFacts(directory: Directory, worker: WorkerDocument) {
  const { approval, profile, documents, workerId } = worker;
  const until = directory.availableUntil(workerId);
  return {
    isApproved: approval.status === 'approved',
    approval: approval.status,
    rejectionReason: approval.status === 'rejected' ? approval.reason : null,
    location: profile?.location ?? null,
    documents: documents.map((document) => handedInDocument(document, directory.today)),
    missing: missingItemsOf(worker, directory.calendar(workerId), directory.today),
    needsNewId: hasNoValidId(documents, directory.today),
    documentsDue: documentsDueOf(worker, directory.today),
    record: workerRecord(worker),
    basePrice: startingPrice(worker),
    ...ownWorkingTime(directory.calendar(workerId)),
    availableUntil: until === null ? null : new Date(until).toISOString(),
    payoutMethod: worker.payoutAccount?.method ?? null,
    payoutAccount: worker.payoutAccount?.account ?? null,
  };
}

function ownWorkingTime(calendar: WorkerCalendarDocument | undefined) {
  const { timeOff, rules } = calendar ?? { timeOff: [], rules: noRules };
  return {
    timeOff: timeOff.map(({ startsAt, endsAt, ...off }) => ({ ...off, from: startsAt, to: endsAt })),
    bookingRules: rules,
  };
}

function workerRating(directory: Directory, workerId: string): number {
  const worker = directory.worker(workerId);
  return worker
    ? workerListing(directory, { worker, km: null }, undefined, { nextFreeMs: null, wantedMs: null }).rating
    : 0;
}

function recentBooking({ bookingId, status, completion, priceCentavos, startsAt, client, service }: BookingDocument) {
  return {
    id: bookingId,
    status,
    totalCost: completion?.amountCentavos ?? priceCentavos,
    date: manilaDay(startsAt),
    startsAt,
    customerName: client.name,
    customerAvatar: client.avatar,
    service: service.name,
  };
}
