import type { WorkerProfile } from '#contracts/views/worker.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Card } from '../../../ui/showing/Card.tsx';
import { useListReviewsQuery } from '../reviews/api.ts';
import { ReviewPages } from '../reviews/ReviewPages.tsx';
import { useReviewFilter } from '../reviews/use-review-filter.ts';
import { workersEn } from '../workers.en.ts';

/** All reviews of a worker. */
export function WorkerReviews({ worker: { id, name, reviewCount } }: { worker: WorkerProfile }) {
  const t = useText(workersEn);
  const filter = useReviewFilter();
  const reviews = useListReviewsQuery({ id, ...filter.query });
  return (
    <Card id="reviews" title={t('reviews')} end={reviewCount > 0 && reviewCount} className="min-w-0 lg:self-start">
      <ReviewPages of={reviews} filter={filter} workerName={name} />
    </Card>
  );
}
