import { ArrowLeft, CircleCheck, EllipsisVertical } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import type { Ticket } from '#contracts/views/support-tickets.ts';
import { errorText } from '../../../api/error-text.ts';
import type { Side } from '../../../domain/booking/side.ts';
import { helpPath } from '../../../domain/help-path.ts';
import { useText } from '../../../i18n/use-text.ts';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import { PhoneBell } from '../../../ui/page/PhoneBell.tsx';
import { useTitle } from '../../../ui/page/use-title.ts';
import { DropdownMenu } from '../../../ui/pressing/DropdownMenu.tsx';
import { IconButton } from '../../../ui/pressing/IconButton.tsx';
import { ErrorState } from '../../../ui/showing/ErrorState.tsx';
import { Loading, Skeleton } from '../../../ui/showing/Skeleton.tsx';
import {
  useReadTicketQuery,
  useReadTicketUpToMutation,
  useReplyToTicketMutation,
  useResolveTicketMutation,
} from './api.ts';
import { helpEn } from './help.en.ts';
import { TicketComposer } from './TicketComposer.tsx';
import { TicketOutcome } from './TicketOutcome.tsx';
import { TicketStatusTag } from './TicketStatusTag.tsx';
import { TicketThread } from './TicketThread.tsx';
import { useSending } from './use-sending.ts';

/** /client/help/{id} */
export function ClientTicketScreen() {
  return <TicketScreen side="client" />;
}

/** /worker/help/{id} */
export function WorkerTicketScreen() {
  return <TicketScreen side="worker" />;
}

/** One ticket as a conversation. On a phone it covers the whole screen, including the navigation. */
function TicketScreen({ side }: { side: Side }) {
  const t = useText(helpEn);
  const { id = '' } = useParams();
  const { currentData: ticket, error, refetch } = useReadTicketQuery({ id });
  useTitle(ticket ? t('request', { code: ticket.code }) : t('title'));
  return (
    <section
      aria-label={t('title')}
      className={
        'fixed inset-x-0 top-0 z-30 flex h-dvh min-w-0 flex-col bg-paper lg:relative lg:z-auto lg:-mx-6 lg:-mt-8 ' +
        'lg:-mb-12 lg:h-[calc(100dvh-4.5rem)] lg:border-x lg:border-line xl:-mx-8'
      }
    >
      <Header ticket={ticket} side={side} />
      {ticket && <Conversation key={ticket.id} ticket={ticket} side={side} />}
      {!ticket && error === undefined && <Waiting />}
      {!ticket && error !== undefined && (
        <ErrorState title={t('ticketFailed')} onRetry={async () => void (await refetch())}>
          {errorText(error)}
        </ErrorState>
      )}
    </section>
  );
}

function Header({ ticket, side }: { ticket: Ticket | undefined; side: Side }) {
  const t = useText(helpEn);
  return (
    <header className="flex min-h-16 shrink-0 items-center gap-2 border-b border-line bg-surface px-2 py-2 lg:px-4">
      <Link
        to={helpPath(side)}
        aria-label={t('back')}
        className="flex size-11 shrink-0 items-center justify-center rounded-12 hover:bg-sunken"
      >
        <ArrowLeft aria-hidden="true" className="size-5.5" />
      </Link>
      {ticket ? <Heading ticket={ticket} /> : <h1 className="min-w-0 flex-1 text-16 font-title">{t('support')}</h1>}
      <PhoneBell />
    </header>
  );
}

function Heading({ ticket: { id, topic, code, status, assigneeName } }: { ticket: Ticket }) {
  const t = useText(helpEn);
  const isUnsolved = status === 'open' || status === 'waiting';
  return (
    <>
      <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2">
        <h1 className="truncate text-16 font-title max-sm:col-span-2">{t(`topic_${topic}`)}</h1>
        <p className="truncate text-13 text-muted">
          {t('request', { code })}
          <span className="max-sm:hidden">
            {' · '}
            {assigneeName && isUnsolved ? t('answers', { name: assigneeName }) : t('support')}
          </span>
        </p>
        <div className="sm:col-start-2 sm:row-span-2 sm:row-start-1">
          <TicketStatusTag status={status} />
        </div>
      </div>
      {isUnsolved && <More id={id} />}
    </>
  );
}

function More({ id }: { id: string }) {
  const t = useText(helpEn);
  const [resolve] = useResolveTicketMutation();

  async function solved() {
    const { error } = await resolve({ id });
    if (error) showToast(t('failed', { reason: errorText(error) }), { variant: 'error', durationMs: 4000 });
    else showToast(t('solvedDone'), { variant: 'success' });
  }

  return (
    <DropdownMenu
      trigger={
        <IconButton label={t('more_actions')}>
          <EllipsisVertical aria-hidden="true" className="size-5" />
        </IconButton>
      }
      items={[
        {
          label: t('solved'),
          icon: <CircleCheck aria-hidden="true" className="size-5" />,
          onSelect: () => void solved(),
        },
      ]}
    />
  );
}

function Conversation({ ticket, side }: { ticket: Ticket; side: Side }) {
  const t = useText(helpEn);
  const { id, messages, status, unread } = ticket;
  const [reply] = useReplyToTicketMutation();
  const [markRead] = useReadTicketUpToMutation();
  const conversation = `help ${id}`;
  const sending = useSending(conversation, (body) => reply({ id, body }).unwrap(), messages);
  const mayWrite = status !== 'closed' && status !== 'merged';
  return (
    <>
      <TicketThread
        messages={messages}
        mySide="requester"
        unread={unread}
        sending={sending}
        onRead={(upToSequence) => markRead({ id, body: { upToSequence } })}
        foot={<TicketOutcome ticket={ticket} side={side} />}
      />
      {mayWrite && <TicketComposer label={t('write')} draft={conversation} onSend={sending.send} />}
    </>
  );
}

function Waiting() {
  return (
    <Loading className="flex flex-1 flex-col justify-end gap-4 p-4 lg:px-6">
      <Skeleton className="h-16 w-3/5 self-end rounded-20" />
      <Skeleton className="h-10 w-2/5 rounded-20" />
    </Loading>
  );
}
