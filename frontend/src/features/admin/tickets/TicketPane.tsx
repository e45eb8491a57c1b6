import { ArrowLeft } from 'lucide-react';
import type { AdminTicket } from '#contracts/views/support-tickets.ts';
import { IfPermitted } from '../../../domain/session/IfPermitted.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { IconButton } from '../../../ui/pressing/IconButton.tsx';
import { SkeletonList } from '../../../ui/showing/Skeleton.tsx';
import { Tag } from '../../../ui/showing/Tag.tsx';
import { helpEn } from '../../support/tickets/help.en.ts';
import { NotRead } from '../quick-look/RowQuickLook.tsx';
import { useReadAdminTicketQuery } from './api.ts';
import { TicketActions } from './TicketActions.tsx';
import { TicketConversation } from './TicketConversation.tsx';
import { TicketDetails } from './TicketDetails.tsx';
import { ClockTag, PriorityTag } from './TicketTags.tsx';
import { ticketsEn } from './tickets.en.ts';

/** One ticket beside the queue: conversation, actions and requester. On phones it fills the screen. */
export function TicketPane({
  id,
  alone,
  onClose,
}: {
  id: string;
  /** It fills the screen, so its heading is the screen's. */ alone: boolean;
  onClose: () => void;
}) {
  const t = useText(ticketsEn);
  const { currentData: ticket, error, refetch } = useReadAdminTicketQuery({ id });
  return (
    <section
      aria-label={ticket ? ticket.code : t('details')}
      className={
        'fixed inset-0 z-40 flex h-dvh min-w-0 flex-col overflow-hidden bg-paper lg:relative lg:inset-auto lg:z-auto ' +
        'lg:h-auto lg:flex-1 lg:rounded-20 lg:border lg:border-line lg:bg-surface'
      }
    >
      <Head ticket={ticket} alone={alone} onClose={onClose} />
      {ticket && <OpenTicket ticket={ticket} />}
      {!ticket && error === undefined && (
        <div className="p-5">
          <SkeletonList rows={5} />
        </div>
      )}
      {!ticket && error !== undefined && (
        <NotRead error={error} failed={t('ticketFailed')} onRetry={refetch} onClose={onClose} />
      )}
    </section>
  );
}

interface HeadProps {
  ticket: AdminTicket | undefined;
  alone: boolean;
  onClose: () => void;
}

/** The back link renders before the ticket is loaded. */
function Head({ ticket, alone, onClose }: HeadProps) {
  const t = useText(ticketsEn);
  const help = useText(helpEn);
  const Heading = alone ? 'h1' : 'h2';
  return (
    <header className="shrink-0 border-b border-line bg-surface px-3 py-2.5 lg:px-5">
      <div className="flex min-h-11 items-center gap-2">
        <IconButton label={t('back')} onClick={onClose} className="lg:hidden">
          <ArrowLeft aria-hidden="true" className="size-5.5" />
        </IconButton>
        <div className="min-w-0 flex-1">
          <Heading className="truncate text-18 font-title">{ticket?.requester.name ?? t('details')}</Heading>
          <p className="truncate text-13 text-muted">
            {ticket ? `${ticket.code} · ${help(`topic_${ticket.topic}`)}` : '…'}
          </p>
        </div>
        {ticket && (
          <IfPermitted do="tickets.answer">
            <TicketActions ticket={ticket} />
          </IfPermitted>
        )}
      </div>
      <div className="mt-1.5 flex min-h-6.5 flex-wrap gap-1.5">{ticket && <Tags ticket={ticket} />}</div>
    </header>
  );
}

function Tags({ ticket }: { ticket: AdminTicket }) {
  const t = useText(ticketsEn);
  const { status, priority } = ticket;
  return (
    <>
      <Tag tone={status === 'open' ? 'brand' : 'neutral'}>{t(`status_${status}`)}</Tag>
      <PriorityTag priority={priority} />
      <ClockTag ticket={ticket} />
    </>
  );
}

function OpenTicket({ ticket }: { ticket: AdminTicket }) {
  return (
    <div className="flex min-h-0 flex-1 max-xl:flex-col">
      <div className="flex min-h-0 min-w-0 flex-1 flex-col">
        <TicketConversation ticket={ticket} />
      </div>
      <TicketDetails ticket={ticket} />
    </div>
  );
}
