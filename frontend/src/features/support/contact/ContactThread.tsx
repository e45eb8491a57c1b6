import type { Ticket } from '#contracts/views/support-tickets.ts';
import { isNotFound } from '../../../api/call-error.ts';
import { errorText } from '../../../api/error-text.ts';
import { useText } from '../../../i18n/use-text.ts';
import { ButtonLink } from '../../../ui/pressing/ButtonLink.tsx';
import { EmptyState } from '../../../ui/showing/EmptyState.tsx';
import { ErrorState } from '../../../ui/showing/ErrorState.tsx';
import { Note } from '../../../ui/showing/Note.tsx';
import { SkeletonList } from '../../../ui/showing/Skeleton.tsx';
import { helpEn } from '../tickets/help.en.ts';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import { TicketComposer } from '../tickets/TicketComposer.tsx';
import { ResolvedCard } from '../tickets/ResolvedCard.tsx';
import { TicketStatusTag } from '../tickets/TicketStatusTag.tsx';
import { TicketThread } from '../tickets/TicketThread.tsx';
import { useSending } from '../tickets/use-sending.ts';
import {
  useRateContactMutation,
  useReadContactQuery,
  useReopenContactMutation,
  useReplyToContactMutation,
} from './api.ts';
import { contactEn } from './contact.en.ts';
import { uploadContactPictures } from './upload-contact-pictures.ts';

/** Refetch interval, ms: without a sign-in there is no socket. */
const REREAD_MS = 8000;

/** A visitor's thread, opened by the token of the mailed link. */
export function ContactThread({ token }: { token: string }) {
  const t = useText(contactEn);
  const { currentData, error, refetch } = useReadContactQuery(
    { token },
    { pollingInterval: REREAD_MS, skipPollingIfUnfocused: true },
  );
  if (isNotFound(error))
    return (
      <EmptyState
        title={t('gone')}
        action={
          <ButtonLink to="/contact" size={44}>
            {t('again')}
          </ButtonLink>
        }
      >
        {t('goneText')}
      </EmptyState>
    );
  if (currentData) return <Thread token={token} ticket={currentData} />;
  if (error === undefined) return <SkeletonList rows={3} />;
  return (
    <ErrorState title={t('failed')} onRetry={async () => void (await refetch())}>
      {errorText(error)}
    </ErrorState>
  );
}

/** A visitor's read position is not stored. */
const notNoted = () => undefined;

function Thread({ token, ticket }: { token: string; ticket: Ticket }) {
  const t = useText(contactEn);
  const help = useText(helpEn);
  const { code, topic, status, messages } = ticket;
  const [reply] = useReplyToContactMutation();
  const conversation = `contact ${ticket.id}`;
  const sending = useSending(conversation, (message) => reply({ body: { token, ...message } }).unwrap(), messages);
  return (
    <>
      <div className="mt-3 mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-18 font-title">
          {help(`topic_${topic}`)} · {t('request', { code })}
        </h2>
        <TicketStatusTag status={status} />
      </div>
      <Note>{t('kept')}</Note>
      <section className="mt-4 flex h-130 flex-col overflow-hidden rounded-20 border border-line bg-paper">
        <TicketThread
          messages={messages}
          mySide="requester"
          unread={0}
          sending={sending}
          onRead={notNoted}
          foot={status === 'resolved' && <Resolved token={token} ticket={ticket} />}
        />
        <TicketComposer
          upload={(files) => uploadContactPictures(token, files)}
          label={help('write')}
          draft={conversation}
          onSend={sending.send}
        />
      </section>
    </>
  );
}

function Resolved({ token, ticket }: { token: string; ticket: Ticket }) {
  const help = useText(helpEn);
  const [reopen] = useReopenContactMutation();
  const [rate] = useRateContactMutation();
  function say({ error }: { error?: unknown }) {
    if (error) showToast(help('failed', { reason: errorText(error) }), { variant: 'error', durationMs: 4000 });
  }
  return (
    <ResolvedCard
      ticket={ticket}
      onReopen={async () => say(await reopen({ body: { token } }))}
      onRate={async (rating) => say(await rate({ body: { token, ...rating } }))}
    />
  );
}
