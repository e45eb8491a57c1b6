import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { useState } from 'react';
import type { Ticket } from '#contracts/views/support-tickets.ts';
import { useText } from '../../../i18n/use-text.ts';
import { TextArea } from '../../../ui/forms/TextArea.tsx';
import { Button } from '../../../ui/pressing/Button.tsx';
import { helpEn } from './help.en.ts';

export type Rated = NonNullable<Ticket['rating']>;

interface Props {
  rating: Rated | null;
  onRate: (rating: Rated) => Promise<void>;
}

const choices = [
  { rating: 'good', icon: ThumbsUp },
  { rating: 'bad', icon: ThumbsDown },
] as const;

/** Rates the help with one press and an optional comment. */
export function TicketRating({ rating, onRate }: Props) {
  const t = useText(helpEn);
  const [comment, setComment] = useState('');
  return (
    <div className="mt-5 border-t border-line pt-4">
      <h3 className="text-16 font-strong">{t('rateTitle')}</h3>
      <div role="group" aria-label={t('rateTitle')} className="mt-2 flex flex-wrap gap-2">
        {choices.map(({ rating: choice, icon: Icon }) => (
          <Button
            key={choice}
            size={44}
            variant={rating?.rating === choice ? 'primary' : 'outline'}
            aria-pressed={rating?.rating === choice}
            icon={<Icon aria-hidden="true" className="size-5" />}
            onClick={() => onRate({ rating: choice, comment: rating?.comment ?? '' })}
          >
            {t(choice)}
          </Button>
        ))}
      </div>
      {rating && rating.comment === '' && (
        <div className="mt-3 grid gap-3">
          <TextArea
            label={t(rating.rating === 'good' ? 'commentGood' : 'comment')}
            labelEnd={<span className="text-muted">{t('optional')}</span>}
            value={comment}
            maxLength={1000}
            onChange={({ target }) => setComment(target.value)}
          />
          <Button
            size={44}
            variant="tint"
            disabled={comment.trim() === ''}
            onClick={() => onRate({ rating: rating.rating, comment: comment.trim() })}
          >
            {t('sendComment')}
          </Button>
        </div>
      )}
      {rating && rating.comment !== '' && <p className="mt-3 text-14 text-muted">{t('thanks')}</p>}
    </div>
  );
}
