import { type Handlers, signedIn } from '#contracts/calls/handlers.ts';
import type { Favourite as FavouriteView } from '#contracts/views/worker.ts';
import type { Favourite } from '#contracts/worker/favourites-fold.ts';
import { type BookingDocument, bookings } from '#projectors/read-models/booking/bookings.ts';
import { favourites, type FavouritesDocument } from '#projectors/read-models/worker/favourites.ts';
import { completedJobsOfClient } from '../booking/completed-jobs.ts';
import { pageOf } from '../page.ts';
import type { QueryContext } from '../query-context.ts';
import { takesNewJobs, withBookableServices } from './listed-worker.ts';
import type { workerSearch } from './worker-search.ts';
import { workerListing } from './worker-view.ts';

/** Maximum number of jobs scanned for the latest one of each favourite. */
const JOBS_LOOKED_AT = 200;

type Search = Pick<ReturnType<typeof workerSearch>, 'directory' | 'nextFreeMsOf'>;

/** Latest added first. */
export async function favouritesOf(
  { documents }: Pick<QueryContext, 'documents'>,
  accountId: string,
): Promise<readonly Favourite[]> {
  const known = await documents.get<FavouritesDocument>(favourites.name, accountId);
  return known?.document.workers.toReversed() ?? [];
}

/** Each client's own list, selected by the caller. */
export function favouriteQueries(queryContext: QueryContext, search: Search): Handlers<'listFavourites'> {
  return {
    async listFavourites({ query, context }) {
      const { accountId } = signedIn(context);
      const directory = await search.directory();
      const catalogue = (await queryContext.services()).items;
      const jobs = await completedJobsOfClient(queryContext, context.caller);
      const kept = (await favouritesOf(queryContext, accountId)).flatMap(({ workerId, addedAt }) => {
        const worker = directory.worker(workerId);
        return worker && takesNewJobs(worker, directory.today)
          ? [{ worker: withBookableServices(worker, catalogue), addedAt }]
          : [];
      });
      const { items, ...page } = pageOf(kept, query);
      const last = await lastBookings(
        queryContext,
        accountId,
        items.map(({ worker }) => worker.workerId),
        ({ id }) => catalogue.get(id)?.isActive !== false,
      );
      const shown = items.map(async ({ worker, addedAt }): Promise<FavouriteView> => {
        const nextFreeMs = await search.nextFreeMsOf(directory, worker);
        const listing = workerListing(directory, { worker, km: null }, undefined, { nextFreeMs, wantedMs: null });
        return {
          worker: { ...listing, sukiJobs: jobs[worker.workerId] ?? 0 },
          addedAt,
          lastBooking: last.get(worker.workerId) ?? null,
        };
      });
      return { data: { items: await Promise.all(shown), ...page } };
    },
  };
}

/** By worker id: the latest job for the client that can be booked again. */
async function lastBookings(
  { documents }: Pick<QueryContext, 'documents'>,
  accountId: string,
  workerIds: readonly string[],
  isOffered: (service: BookingDocument['service']) => boolean,
): Promise<ReadonlyMap<string, FavouriteView['lastBooking']>> {
  if (workerIds.length === 0) return new Map();
  const found = await documents.find<BookingDocument>(bookings.name, {
    where: {
      'client.accountId': { eq: accountId },
      'worker.workerId': { in: workerIds },
      status: { eq: 'completed' },
    },
    sort: [['requestedAt', 'desc']],
    limit: JOBS_LOOKED_AT,
  });
  // Later entries overwrite earlier ones, so the newest stays.
  return new Map(
    found
      .filter(({ document: { service } }) => isOffered(service))
      .toReversed()
      .map(({ document: { workerId, bookingId, service, startsAt } }) => [
        workerId ?? '',
        { id: bookingId, serviceName: service.name, startsAt },
      ]),
  );
}
