import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { useState } from 'react';
import { formatDayAndTime } from '#contracts/manila-format.ts';
import type { Ticket } from '#contracts/views/support-tickets.ts';
import { errorText } from '../../../api/error-text.ts';
import type { Side } from '../../../domain/booking/side.ts';
import { askPath, ticketPath } from '../../../domain/help-path.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { TextArea } from '../../../ui/forms/TextArea.tsx';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { ButtonLink } from '../../../ui/pressing/ButtonLink.tsx';
import { Card } from '../../../ui/showing/Card.tsx';
import { useRateTicketMutation, useReopenTicketMutation } from './api.ts';
import { helpText } from './help.text.ts';

/** Below the last message: what came of it, and what the person can do now. */
export function TicketOutcome({ ticket, side }: { ticket: Ticket; side: Side }) {
  switch (ticket.status) {
    case 'resolved':
      return <Resolved ticket={ticket} />;
    case 'closed':
      return <Closed ticket={ticket} side={side} />;
    case 'merged':
      return <Merged ticket={ticket} side={side} />;
    default:
      return <Awaited ticket={ticket} />;
  }
}

function Awaited({ ticket: { status, assigneeName, messages } }: { ticket: Ticket }) {
  const t = useText(helpText);
  if (status !== 'open' || assigneeName !== null || messages.some(({ side }) => side === 'staff')) return null;
  return <p className="py-2 text-center text-14 text-muted">{t('nobodyYet')}</p>;
}

function Resolved({ ticket }: { ticket: Ticket }) {
  const t = useText(helpText);
  const locale = useLocale();
  const { id, reopenUntil } = ticket;
  const [reopen] = useReopenTicketMutation();
  async function again() {
    const { error } = await reopen({ id });
    if (error) sayFailed(t('failed', { reason: errorText(error) }));
  }
  return (
    <Card level={2} title={t('resolvedTitle')} className="mt-2 w-full max-w-130 self-center">
      {reopenUntil && (
        <p className="-mt-2 text-14 text-muted">{t('resolvedText', { when: formatDayAndTime(reopenUntil, locale) })}</p>
      )}
      <Button variant="outline" size={44} className="mt-3" onClick={again}>
        {t('reopen')}
      </Button>
      <Rating ticket={ticket} />
    </Card>
  );
}

function Closed({ ticket, side }: { ticket: Ticket; side: Side }) {
  const t = useText(helpText);
  return (
    <Card title={t('closedTitle')} className="mt-2 w-full max-w-130 self-center">
      <p className="-mt-2 mb-3 text-14 text-muted">{t('closedText')}</p>
      <ButtonLink to={askPath(side, ticket.about ?? undefined, ticket.topic)} size={44}>
        {t('ask')}
      </ButtonLink>
      {ticket.rating === null && <Rating ticket={ticket} />}
    </Card>
  );
}

function Merged({ ticket: { mergedInto }, side }: { ticket: Ticket; side: Side }) {
  const t = useText(helpText);
  return (
    <Card title={t('mergedTitle')} className="mt-2 w-full max-w-130 self-center">
      <p className="-mt-2 mb-3 text-14 text-muted">{t('mergedText')}</p>
      <ButtonLink to={ticketPath(side, mergedInto ?? '')} size={44}>
        {t('mergedOpen')}
      </ButtonLink>
    </Card>
  );
}

const choices = [
  { rating: 'good', icon: ThumbsUp },
  { rating: 'bad', icon: ThumbsDown },
] as const;

/** One press says it; a word more is welcome. */
function Rating({ ticket: { id, rating } }: { ticket: Ticket }) {
  const t = useText(helpText);
  const [rate] = useRateTicketMutation();
  const [comment, setComment] = useState('');

  async function say(chosen: 'good' | 'bad', words: string) {
    const { error } = await rate({ id, body: { rating: chosen, comment: words } });
    if (error) sayFailed(t('failed', { reason: errorText(error) }));
  }

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
            onClick={() => say(choice, rating?.comment ?? '')}
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
            onClick={() => say(rating.rating, comment.trim())}
          >
            {t('sendComment')}
          </Button>
        </div>
      )}
      {rating && rating.comment !== '' && <p className="mt-3 text-14 text-muted">{t('thanks')}</p>}
    </div>
  );
}

function sayFailed(words: string): void {
  showToast(words, { variant: 'error', durationMs: 4000 });
}
