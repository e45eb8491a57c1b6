import { formatDay } from '#contracts/manila-format.ts';
import type { Review } from '#contracts/views/worker.ts';
import { useLocale } from '../../../i18n/use-text.ts';
import { Rating } from '../../../ui/showing/Rating.tsx';

/** What a client wrote, with their name shortened. */
export function ReviewCard({ review, withService }: { review: Review; withService?: boolean }) {
  const locale = useLocale();
  return (
    <article className="h-full rounded-12 bg-sunken px-3.5 py-3">
      {review.text && <p className="text-14">{review.text}</p>}
      {review.photos.length > 0 && (
        <div className="mt-2 flex gap-2">
          {review.photos.map((photo) => (
            <img key={photo} src={photo} alt="" loading="lazy" className="size-16 rounded-8 object-cover" />
          ))}
        </div>
      )}
      <p className="mt-1.5 text-13 text-muted">
        <Rating value={review.rating} className="mr-1.5 align-bottom text-ink" />· {review.clientName},{' '}
        {formatDay(review.at, locale)}
        {withService && ` · ${review.serviceName}`}
      </p>
    </article>
  );
}
