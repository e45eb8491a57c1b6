import { formatDayAndTime } from '#contracts/manila-format.ts';
import type { Ticket } from '#contracts/views/support-tickets.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Card } from '../../../ui/showing/Card.tsx';
import { helpEn } from './help.en.ts';
import { type Rated, TicketRating } from './TicketRating.tsx';

interface Props {
  ticket: Ticket;
  onReopen: () => Promise<void>;
  onRate: (rating: Rated) => Promise<void>;
}

/** A resolved ticket: reopen it or rate the help. */
export function ResolvedCard({ ticket: { reopenUntil, rating }, onReopen, onRate }: Props) {
  const t = useText(helpEn);
  const locale = useLocale();
  return (
    <Card level={2} title={t('resolvedTitle')} className="mt-2 w-full max-w-130 self-center">
      {reopenUntil && (
        <p className="-mt-2 text-14 text-muted">{t('resolvedText', { when: formatDayAndTime(reopenUntil, locale) })}</p>
      )}
      <Button variant="outline" size={44} className="mt-3" onClick={onReopen}>
        {t('reopen')}
      </Button>
      <TicketRating rating={rating} onRate={onRate} />
    </Card>
  );
}
