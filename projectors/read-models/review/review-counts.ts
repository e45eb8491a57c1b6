import { jobReviewed, reviewCountChanged } from '#contracts/events/booking.ts';
import { defineReadModel, onEach } from '../../read-model.ts';

/** Counts of a worker's reviews by stars and by service name. By worker id. */
export type ReviewCountsDocument = {
  stars: Readonly<Record<string, number>>;
  services: Readonly<Record<string, number>>;
};

const none: ReviewCountsDocument = { stars: {}, services: {} };

export const reviewCounts = defineReadModel<ReviewCountsDocument>({
  name: 'review-counts',
  version: 2,
  on: {
    ...onEach(jobReviewed, {
      ids: ({ data }) => data.workerId,
      apply: (counts: ReviewCountsDocument = none, { data }) => countReview(1, counts, data),
    }),
    [reviewCountChanged]: {
      ids: ({ data }) => (data.rating === null ? [] : data.workerId),
      apply: (counts: ReviewCountsDocument = none, { data: { rating, serviceName, refunded } }) =>
        countReview(refunded ? -1 : 1, counts, { rating: rating ?? 0, serviceName }),
    },
  },
});

function countReview(
  change: 1 | -1,
  { stars, services }: ReviewCountsDocument,
  { rating, serviceName }: { rating: number; serviceName: string },
): ReviewCountsDocument {
  return { stars: changeCount(stars, String(rating), change), services: changeCount(services, serviceName, change) };
}

/** Omits names whose count is zero. */
function changeCount(counts: Readonly<Record<string, number>>, name: string, change: number): Record<string, number> {
  const { [name]: _before, ...others } = counts;
  const now = (Object.hasOwn(counts, name) ? (counts[name] ?? 0) : 0) + change;
  return now > 0 ? { ...others, [name]: now } : others;
}
