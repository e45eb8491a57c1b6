import { MessageCircle, PenLine } from 'lucide-react';
import { useState } from 'react';
import type { Review } from '#contracts/views/review.ts';
import { useText } from '../../../i18n/use-text.ts';
import { lazyDialog } from '../../../ui/over-the-page/lazy-dialog.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { Button } from '../../../ui/pressing/Button.tsx';
import { useReadOwnProfileQuery } from '../api.ts';
import { useListOwnReviewsQuery } from './api.ts';
import { ReviewPages } from './ReviewPages.tsx';
import { reviewsEn } from './reviews.en.ts';
import { useReviewFilter } from './use-review-filter.ts';

const AnswerDialog = lazyDialog(async () => (await import('./AnswerForm.tsx')).AnswerForm);

/** /worker/profile/reviews: the worker's reviews and answers. */
export function OwnReviewsScreen() {
  const t = useText(reviewsEn);
  const filter = useReviewFilter();
  const reviews = useListOwnReviewsQuery(filter.query);
  const { data: profile } = useReadOwnProfileQuery();
  const [answering, setAnswering] = useState<Review | null>(null);
  return (
    <div className="max-w-240">
      <PageHeader
        title={t('title')}
        subtitle={t('ownSubtitle')}
        back={{ to: '/worker-profile', label: t('backToProfile') }}
      />
      <ReviewPages
        of={reviews}
        filter={filter}
        workerName={profile?.name ?? ''}
        renderActions={(review) => <AnswerButton review={review} onPress={() => setAnswering(review)} />}
      />
      {answering && <AnswerDialog review={answering} onClose={() => setAnswering(null)} />}
    </div>
  );
}

function AnswerButton({ review: { answer }, onPress }: { review: Review; onPress: () => void }) {
  const t = useText(reviewsEn);
  if (answer && !answer.changeable) return null;
  const Icon = answer ? PenLine : MessageCircle;
  return (
    <Button size={44} variant="outline" icon={<Icon aria-hidden="true" className="size-4.5" />} onClick={onPress}>
      {t(answer ? 'changeAnswer' : 'answer')}
    </Button>
  );
}
