import { useState } from 'react';
import type { Review } from '#contracts/views/review.ts';
import { errorText } from '../../../api/error-text.ts';
import { useMay } from '../../../domain/session/use-may.ts';
import { useText } from '../../../i18n/use-text.ts';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import {
  useHideReviewAnswerMutation,
  useListReviewsQuery,
  useRestoreReviewAnswerMutation,
} from '../../worker/reviews/api.ts';
import { ReviewPages } from '../../worker/reviews/ReviewPages.tsx';
import { reviewsEn } from '../../worker/reviews/reviews.en.ts';
import { useReviewFilter } from '../../worker/reviews/use-review-filter.ts';
import { ReasonDialog } from '../ReasonDialog.tsx';

/** A worker's reviews for staff, who can hide an insulting answer or one with a phone number, with a reason. */
export function WorkerAnswers({ workerId, name }: { workerId: string; name: string }) {
  const t = useText(reviewsEn);
  const filter = useReviewFilter();
  const reviews = useListReviewsQuery({ id: workerId, ...filter.query });
  const [hide] = useHideReviewAnswerMutation();
  const [hiding, setHiding] = useState<Review | null>(null);
  const mayDecide = useMay()('safety.decide');
  return (
    <section>
      <h3 className="mb-2 text-14 font-strong tracking-normal">{t('title')}</h3>
      <ReviewPages
        of={reviews}
        filter={filter}
        workerName={name}
        renderActions={(review) => mayDecide && <Moderation review={review} onHide={() => setHiding(review)} />}
      />
      {hiding && (
        <ReasonDialog
          title={t('hideTitle')}
          description={t('hideText', { name })}
          confirm={t('hide')}
          onConfirm={async (reason) => {
            await hide({ id: hiding.id, body: { reason } }).unwrap();
            showToast(t('hideDone'), { variant: 'success' });
          }}
          onClose={() => setHiding(null)}
        />
      )}
    </section>
  );
}

function Moderation({ review: { id, answer }, onHide }: { review: Review; onHide: () => void }) {
  const t = useText(reviewsEn);
  const [restore] = useRestoreReviewAnswerMutation();
  if (!answer) return null;
  if (!answer.hidden)
    return (
      <Button size={36} variant="outline" onClick={onHide}>
        {t('hide')}
      </Button>
    );

  async function showAgain() {
    try {
      await restore({ id }).unwrap();
      showToast(t('restoreDone'), { variant: 'success' });
    } catch (error) {
      showToast(t('actionFailed', { reason: errorText(error) }), { variant: 'error', durationMs: 4000 });
    }
  }

  return (
    <Button size={36} variant="outline" onClick={showAgain}>
      {t('restore')}
    </Button>
  );
}
