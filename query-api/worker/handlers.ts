import type { List } from '#contracts/fields.ts';
import { addDays, manilaDay, manilaInstant } from '#contracts/manila-time.ts';
import type { WorkerListing } from '#contracts/views/worker.ts';
import { lacksCheckedId } from '#contracts/worker/documents.ts';
import { ApiError } from '#contracts/api-error.ts';
import type { Caller, Handlers } from '#contracts/calls/handlers.ts';
import { type BookingDocument, bookings } from '#projectors/read-models/booking/bookings.ts';
import { type ReviewDocument, reviews } from '#projectors/read-models/review/reviews.ts';
import type { WorkerDocument } from '#projectors/read-models/worker/workers.ts';
import { callingWorker } from '#contracts/calls/viewer.ts';
import { wordsOf } from '#projectors/read-models/folded-text.ts';
import { earningsQueries } from '../payout/earnings-handlers.ts';
import { skipOf } from '../page.ts';
import { handedInDocument, missingItemsOf } from './document-view.ts';
import type { QueryContext } from '../query-context.ts';
import { completedJobsOfClient } from '../booking/completed-jobs.ts';
import { type Directory, startingPrice } from './worker-directory.ts';
import { soonestStartQueries } from './soonest-start.ts';
import { workerSearch } from './worker-search.ts';
import { workerRecord } from './worker-record.ts';
import { reviewView, workerListing, workerProfile } from './worker-view.ts';

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
  | 'listBookedDates'
  | 'listOwnReviews'
  | 'listOwnDocuments'
>;

export function workerQueries(queryContext: QueryContext): WorkerQueries {
  const { documents } = queryContext;
  const search = workerSearch(queryContext);

  async function withSukiJobs(list: List<WorkerListing>, caller: Caller | null): Promise<List<WorkerListing>> {
    const jobs = await completedJobsOfClient(queryContext, caller);
    return {
      ...list,
      items: list.items.map((item) => (jobs[item.id] === undefined ? item : { ...item, sukiJobs: jobs[item.id] ?? 0 })),
    };
  }

  async function reviewsOf(workerId: string, page: { skip: number; limit: number }): Promise<ReviewDocument[]> {
    const found = await documents.find<ReviewDocument>(reviews.name, {
      where: { workerId: { eq: workerId } },
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
    return workerProfile(
      directory,
      worker,
      listing,
      await reviewsOf(worker.workerId, { skip: 0, limit: REVIEWS_SHOWN }),
    );
  }

  const { earningsSeen, ...ownEarnings } = earningsQueries(queryContext);

  return {
    ...soonestStartQueries(search.directory),
    ...ownEarnings,
    async listWorkers({ query, context }) {
      const list = await search.list(query);
      if (list.total === 0 && query.page === 1) queryContext.missedSearches.note(wordsOf(query.q));
      return { data: await withSukiJobs(list, context.caller) };
    },
    listAvailableWorkers: async ({ query, context }) => ({
      data: await withSukiJobs(await search.available(query), context.caller),
    }),

    async readWorker({ params, context }) {
      const directory = await search.directory();
      const worker = directory.worker(params.id);
      if (!worker?.listed) throw new ApiError('not_found');
      const jobs = await completedJobsOfClient(queryContext, context.caller);
      return { data: { ...(await profileOf(directory, worker)), sukiJobs: jobs[params.id] ?? 0 } };
    },

    async readOwnProfile({ context }) {
      const directory = await search.directory();
      const worker = directory.worker(callingWorker(context));
      if (!worker) throw new ApiError('not_found');
      return { data: { ...(await profileOf(directory, worker)), ...ownFacts(directory, worker) } };
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

    async listBookedDates({ query: { year, month }, context }) {
      const firstDay = `${year}-${String(month).padStart(2, '0')}-01`;
      const nextMonth = `${addDays(firstDay, 31).slice(0, 8)}01`;
      const found = await documents.find<BookingDocument>(bookings.name, {
        where: {
          'worker.workerId': { eq: callingWorker(context) },
          startsAt: { gte: manilaInstant(firstDay), lt: manilaInstant(nextMonth) },
        },
      });
      return { data: { items: daysWithJobs(found.map(({ document }) => document)) } };
    },

    async listOwnReviews({ query, context }) {
      const workerId = callingWorker(context);
      const items = (await reviewsOf(workerId, skipOf(query))).map(reviewView);
      return {
        data: {
          items,
          page: query.page,
          limit: query.limit,
          total: await documents.count(reviews.name, { workerId: { eq: workerId } }),
        },
      };
    },
  };
}

/** What only the worker sees of their profile. */
function ownFacts(directory: Directory, worker: WorkerDocument) {
  const { approval, profile, documents, workerId } = worker;
  const until = directory.availableUntil(workerId);
  return {
    isApproved: approval.status === 'approved',
    approval: approval.status,
    rejectionReason: approval.status === 'rejected' ? approval.reason : null,
    location: profile?.location ?? null,
    documents: documents.map((document) => handedInDocument(document, directory.today)),
    missing: missingItemsOf(worker, directory.calendar(workerId), directory.today),
    needsNewId: lacksCheckedId(documents, directory.today),
    record: workerRecord(worker),
    basePrice: startingPrice(worker),
    timeOff: (directory.calendar(workerId)?.timeOff ?? []).map(({ id, startsAt, endsAt, reason }) => ({
      id,
      from: startsAt,
      to: endsAt,
      reason,
    })),
    availableUntil: until === null ? null : new Date(until).toISOString(),
    payoutMethod: worker.payoutAccount?.method ?? null,
    payoutAccount: worker.payoutAccount?.account ?? null,
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

const holdsTheDay: readonly string[] = ['accepted', 'arrived', 'in_progress', 'completed'];

function daysWithJobs(found: readonly BookingDocument[]): { day: string; bookings: number }[] {
  const jobs = new Map<string, number>();
  for (const { status, startsAt } of found) {
    if (holdsTheDay.includes(status)) jobs.set(manilaDay(startsAt), (jobs.get(manilaDay(startsAt)) ?? 0) + 1);
  }
  return [...jobs]
    .map(([day, count]) => ({ day, bookings: count }))
    .sort((one, other) => (one.day < other.day ? -1 : 1));
}
