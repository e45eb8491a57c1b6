import type { ReactNode } from 'react';
import type { AnswerOf } from '#contracts/calls/call.ts';
import type { reviewCalls } from '#contracts/calls/review.ts';
import type { Review } from '#contracts/views/review.ts';
import { Fetched } from '../../../api/Fetched.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Pagination } from '../../../ui/pressing/Pagination.tsx';
import { EmptyState } from '../../../ui/showing/EmptyState.tsx';
import { SkeletonList } from '../../../ui/showing/Skeleton.tsx';
import { ReviewCard } from '../parts/ReviewCard.tsx';
import { ReviewFilters } from './ReviewFilters.tsx';
import { reviewsEn } from './reviews.en.ts';
import type { ReviewFilter } from './use-review-filter.ts';

type Reviews = AnswerOf<typeof reviewCalls.listReviews>;

interface Props {
  of: { data?: Reviews | undefined; error?: unknown; refetch: () => unknown };
  filter: ReviewFilter;
  /** Name above the answers. */
  workerName: string;
  /** The reader's actions on a review. */
  renderActions?: (review: Review) => ReactNode;
}

/** All reviews of a worker in pages, filtered by stars and service. */
export function ReviewPages({ of, filter, workerName, renderActions }: Props) {
  const t = useText(reviewsEn);
  return (
    <Fetched of={of} failed={t('failed')} waiting={<SkeletonList rows={4} />}>
      {({ items, total, page, limit, counts }) => (
        <>
          {(total > 1 || filter.isNarrowed) && <ReviewFilters counts={counts} filter={filter} />}
          <p role="status" className="sr-only">
            {t('found', { count: total })}
          </p>
          {items.length === 0 && <Nothing filter={filter} />}
          <ul className="grid gap-2.5 sm:grid-cols-2">
            {items.map((review) => (
              <li key={review.id}>
                <ReviewCard review={review} withService workerName={workerName} actions={renderActions?.(review)} />
              </li>
            ))}
          </ul>
          {total > limit && (
            <div className="mt-4">
              <Pagination page={page} limit={limit} total={total} onPage={filter.goTo} />
            </div>
          )}
        </>
      )}
    </Fetched>
  );
}

function Nothing({ filter }: { filter: ReviewFilter }) {
  const t = useText(reviewsEn);
  if (!filter.isNarrowed) return <EmptyState title={t('noneTitle')}>{t('noneText')}</EmptyState>;
  return (
    <EmptyState
      title={t('noMatchTitle')}
      action={
        <Button size={44} variant="outline" onClick={filter.reset}>
          {t('showAll')}
        </Button>
      }
    >
      {t('noMatchText')}
    </EmptyState>
  );
}
