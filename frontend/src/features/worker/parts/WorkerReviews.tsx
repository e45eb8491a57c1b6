import type { WorkerProfile } from '#contracts/views/worker.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Card } from '../../../ui/showing/Card.tsx';
import { ReviewCard } from './ReviewCard.tsx';
import { workersText } from '../workers.text.ts';

export function WorkerReviews({ worker: { reviews, reviewCount } }: { worker: WorkerProfile }) {
  const t = useText(workersText);
  const words = reviewCount > reviews.length ? t('shownReviews', { shown: reviews.length, count: reviewCount }) : null;
  return (
    <Card id="reviews" title={t('reviews')} end={words} className="min-w-0 lg:self-start">
      {reviews.length === 0 ? (
        <p className="text-14 text-muted">{t('noReviewsText')}</p>
      ) : (
        <ul className="grid gap-2.5 sm:grid-cols-2">
          {reviews.map((review) => (
            <li key={review.id}>
              <ReviewCard review={review} withService />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
