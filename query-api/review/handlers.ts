import { ApiError } from '#contracts/api-error.ts';
import type { QueryOf } from '#contracts/calls/call.ts';
import type { Handlers } from '#contracts/calls/handlers.ts';
import type { reviewCalls } from '#contracts/calls/review.ts';
import { callingWorker } from '#contracts/calls/viewer.ts';
import type { ReviewCounts } from '#contracts/views/review.ts';
import { reviewCounts, type ReviewCountsDocument } from '#projectors/read-models/review/review-counts.ts';
import { type ReviewDocument, reviews } from '#projectors/read-models/review/reviews.ts';
import { skipOf } from '../page.ts';
import type { QueryContext } from '../query-context.ts';
import { type ReviewReader, reviewView } from './review-view.ts';

type Query = QueryOf<typeof reviewCalls.listReviews>;

export function reviewQueries({
  documents,
  workers,
  now,
}: Pick<QueryContext, 'documents' | 'workers' | 'now'>): Handlers<'listReviews' | 'listOwnReviews'> {
  async function listed(workerId: string, query: Query, reader: ReviewReader) {
    const { stars, service } = query;
    const where = {
      workerId: { eq: workerId },
      refunded: { eq: null },
      ...(stars !== undefined && { rating: { eq: stars } }),
      ...(service && { serviceName: { eq: service } }),
    };
    const [found, total, counts] = await Promise.all([
      documents.find<ReviewDocument>(reviews.name, { where, sort: [['at', 'desc']], ...skipOf(query) }),
      documents.count(reviews.name, where),
      countsOf(workerId),
    ]);
    const at = now().toISOString();
    const items = found.map(({ document }) => reviewView(document, reader, at));
    return { data: { items, page: query.page, limit: query.limit, total, counts } };
  }

  async function countsOf(workerId: string): Promise<ReviewCounts> {
    const known = (await documents.get<ReviewCountsDocument>(reviewCounts.name, workerId))?.document;
    const services = Object.entries(known?.services ?? {}).map(([name, count]) => ({ name, count }));
    return {
      stars: { ...known?.stars },
      services: services.toSorted((one, other) => other.count - one.count || one.name.localeCompare(other.name)),
    };
  }

  return {
    /** Reviews of workers hidden from clients are for staff only. */
    async listReviews({ params: { id }, query, context }) {
      const isStaff = context.caller?.userType === 'admin';
      const worker = (await workers()).items.get(id);
      if (!worker || !(worker.listed || isStaff)) throw new ApiError('not_found');
      return listed(id, query, isStaff ? 'staff' : 'anyone');
    },
    listOwnReviews: ({ query, context }) => listed(callingWorker(context), query, 'its worker'),
  };
}
