import { CornerDownRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDay } from '#contracts/manila-format.ts';
import type { Review, ReviewAnswer } from '#contracts/views/review.ts';
import { inCatalogue } from '../../../i18n/i18n.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { PhotoStrip } from '../../../forms/photos/PhotoStrip.tsx';
import { Rating } from '../../../ui/showing/Rating.tsx';
import { reviewsEn } from '../reviews/reviews.en.ts';
import { firstNameOf } from '../worker-offer.ts';

interface Props {
  review: Review;
  withService?: boolean;
  /** Name above the answer. */
  workerName: string;
  actions?: ReactNode;
}

/** A client's review with a shortened name, and the worker's answer. */
export function ReviewCard({ review, withService, workerName, actions }: Props) {
  const locale = useLocale();
  return (
    <article className="h-full rounded-12 bg-sunken px-3.5 py-3">
      {review.text && <p className="wrap-anywhere text-14">{review.text}</p>}
      <PhotoStrip photos={review.photos} />
      <p className="mt-1.5 text-13 text-muted">
        <Rating value={review.rating} className="mr-1.5 align-bottom text-ink" />
        <span>
          · <bdi>{review.clientName}</bdi>, <span>{formatDay(review.at, locale)}</span>
        </span>
      </p>
      {withService && <p className="text-13 text-muted">{inCatalogue(review.serviceName)}</p>}
      {review.answer && <Answer answer={review.answer} name={firstNameOf(workerName)} />}
      {actions && <div className="mt-2.5">{actions}</div>}
    </article>
  );
}

function Answer({ answer, name }: { answer: ReviewAnswer; name: string }) {
  const t = useText(reviewsEn);
  const locale = useLocale();
  return (
    <div className="mt-2.5 flex gap-2 border-t border-line pt-2.5">
      <CornerDownRight aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-muted" />
      <div className="min-w-0">
        <p className="text-13 font-strong">{t('answeredBy', { name })}</p>
        <p className="wrap-anywhere text-14">{answer.text}</p>
        <p className="text-13 text-muted">
          {formatDay(answer.at, locale)}
          {answer.changedAt && <span>{` · ${t('changedAfter')}`}</span>}
        </p>
        {answer.hidden && <p className="text-13 text-danger-ink">{t('hidden', { reason: answer.hidden.reason })}</p>}
      </div>
    </div>
  );
}
