import { useState } from 'react';
import type { Booking } from '#contracts/views/booking.ts';
import { useUnsentText } from '../../../forms/use-unsent-text.ts';
import { useText } from '../../../i18n/use-text.ts';
import { ConfirmDialog } from '../../../ui/over-the-page/ConfirmDialog.tsx';
import { StarsField } from '../../../ui/forms/StarsField.tsx';
import { TextArea } from '../../../ui/forms/TextArea.tsx';
import { useReviewBookingMutation } from '../../../domain/booking/api.ts';
import { bookingEn } from '../booking.en.ts';
import { firstName } from '../../../domain/first-name.ts';
import { useCommand } from '../../../domain/booking/use-command.ts';

/** One to five stars with an optional text. A review is final. */
export function ReviewDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const t = useText(bookingEn);
  const run = useCommand();
  const [review] = useReviewBookingMutation();
  const [rating, setRating] = useState<number | null>(null);
  const [text, setText] = useUnsentText('review');
  const [tried, setTried] = useState(false);
  async function send() {
    setTried(true);
    if (rating === null) return;
    const words = text.trim();
    const body = { rating, ...(words !== '' && { text: words }) };
    if (await run(() => review({ id: booking.id, body }).unwrap(), t('reviewSent'))) onClose();
  }
  return (
    <ConfirmDialog
      title={t('reviewTitle', { name: firstName(booking.worker?.name ?? '') })}
      back={t('back')}
      confirm={t('sendReview')}
      onConfirm={send}
      onClose={onClose}
    >
      <div className="flex flex-col gap-4">
        <StarsField
          label={t('stars')}
          value={rating}
          onChange={setRating}
          error={tried && rating === null ? t('starsMissing') : undefined}
        />
        <TextArea
          label={t('reviewWords')}
          hint={t('reviewWordsHint')}
          value={text}
          maxLength={4000}
          onChange={({ target }) => setText(target.value)}
        />
      </div>
    </ConfirmDialog>
  );
}
