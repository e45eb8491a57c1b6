import { jobReviewed } from '#contracts/events/booking.ts';
import { defineReadModel, onEach } from '../../read-model.ts';

/** How many reviews a worker has of each number of stars, and of each service by name. By worker id. */
export type ReviewCountsDocument = {
  stars: Readonly<Record<string, number>>;
  services: Readonly<Record<string, number>>;
};

const none: ReviewCountsDocument = { stars: {}, services: {} };

export const reviewCounts = defineReadModel<ReviewCountsDocument>({
  name: 'review-counts',
  version: 1,
  on: onEach(jobReviewed, {
    ids: ({ data }) => data.workerId,
    apply: ({ stars, services }: ReviewCountsDocument = none, { data: { rating, serviceName } }) => ({
      stars: plusOne(stars, String(rating)),
      services: plusOne(services, serviceName),
    }),
  }),
});

function plusOne(counts: Readonly<Record<string, number>>, name: string): Record<string, number> {
  return { ...counts, [name]: (Object.hasOwn(counts, name) ? (counts[name] ?? 0) : 0) + 1 };
}
