import { CircleCheck } from 'lucide-react';
import { formatDayAndTime, formatDayWithYear } from '#contracts/manila-format.ts';
import type { Booking } from '#contracts/views/booking.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { Card } from '../../../ui/showing/Card.tsx';
import { DetailRow } from '../../../ui/showing/DetailRow.tsx';
import { Stars } from '../../../ui/showing/Rating.tsx';
import { bookingEn } from '../booking.en.ts';
import { firstName } from '../../../domain/first-name.ts';
import { PhotoStrip } from '../../../forms/photos/PhotoStrip.tsx';
import type { Side } from '../../../domain/booking/side.ts';

/** Result of a job, for either side. */
export function BookingOutcome({ booking, side }: { booking: Booking; side: Side }) {
  return (
    <>
      <FinishedWork completion={booking.completion} />
      <Review booking={booking} side={side} />
    </>
  );
}

/** Pictures of the finished work with the report. A report without pictures is on the timeline only. */
function FinishedWork({ completion }: { completion: Booking['completion'] }) {
  const t = useText(bookingEn);
  const locale = useLocale();
  if (!completion || completion.photos.length === 0) return null;
  return (
    <Card title={t('workDone')}>
      <DetailRow
        icon={<CircleCheck />}
        title={completion.note ? `“${completion.note}”` : t('photos', { count: completion.photos.length })}
        hint={t('finishedAt', { when: formatDayAndTime(completion.at, locale) })}
      >
        <PhotoStrip photos={completion.photos} />
      </DetailRow>
    </Card>
  );
}

function Review({ booking: { review, client }, side }: { booking: Booking; side: Side }) {
  const t = useText(bookingEn);
  const locale = useLocale();
  if (!review) return null;
  return (
    <Card
      title={side === 'client' ? t('yourReview') : t('reviewOf', { client: firstName(client.name) })}
      end={formatDayWithYear(review.at, locale)}
    >
      <Stars value={review.rating} />
      {review.text && <p className="mt-2 text-16">{review.text}</p>}
      <PhotoStrip photos={review.photos} />
    </Card>
  );
}
