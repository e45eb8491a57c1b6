import type { Ticket } from '#contracts/views/support-tickets.ts';
import { errorText } from '../../../api/error-text.ts';
import type { Side } from '../../../domain/booking/side.ts';
import { askPath, ticketPath } from '../../../domain/help-path.ts';
import { useText } from '../../../i18n/use-text.ts';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import { ButtonLink } from '../../../ui/pressing/ButtonLink.tsx';
import { Card } from '../../../ui/showing/Card.tsx';
import { useRateTicketMutation, useReopenTicketMutation } from './api.ts';
import { helpEn } from './help.en.ts';
import { type Rated, TicketRating } from './TicketRating.tsx';
import { ResolvedCard } from './ResolvedCard.tsx';

/** Below the last message: the ticket's result and the user's actions. */
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
  const t = useText(helpEn);
  if (status !== 'open' || assigneeName !== null || messages.some(({ side }) => side === 'staff')) return null;
  return <p className="py-2 text-center text-14 text-muted">{t('nobodyYet')}</p>;
}

/** Actions on an ended ticket. */
function useTicketActions(id: string) {
  const t = useText(helpEn);
  const [reopen] = useReopenTicketMutation();
  const [rate] = useRateTicketMutation();
  function say({ error }: { error?: unknown }) {
    if (error) showToast(t('failed', { reason: errorText(error) }), { variant: 'error', durationMs: 4000 });
  }
  return {
    onReopen: async () => say(await reopen({ id })),
    onRate: async (rating: Rated) => say(await rate({ id, body: rating })),
  };
}

function Resolved({ ticket }: { ticket: Ticket }) {
  return <ResolvedCard ticket={ticket} {...useTicketActions(ticket.id)} />;
}

function Closed({ ticket, side }: { ticket: Ticket; side: Side }) {
  const t = useText(helpEn);
  const { onRate } = useTicketActions(ticket.id);
  return (
    <Card title={t('closedTitle')} className="mt-2 w-full max-w-130 self-center">
      <p className="-mt-2 mb-3 text-14 text-muted">{t('closedText')}</p>
      <ButtonLink to={askPath(side, ticket.about ?? undefined, ticket.topic)} size={44}>
        {t('ask')}
      </ButtonLink>
      {ticket.rating === null && <TicketRating rating={null} onRate={onRate} />}
    </Card>
  );
}

function Merged({ ticket: { mergedInto }, side }: { ticket: Ticket; side: Side }) {
  const t = useText(helpEn);
  return (
    <Card title={t('mergedTitle')} className="mt-2 w-full max-w-130 self-center">
      <p className="-mt-2 mb-3 text-14 text-muted">{t('mergedText')}</p>
      <ButtonLink to={ticketPath(side, mergedInto ?? '')} size={44}>
        {t('mergedOpen')}
      </ButtonLink>
    </Card>
  );
}
