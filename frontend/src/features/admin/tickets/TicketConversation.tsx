import { Lock } from 'lucide-react';
import { useState } from 'react';
import { formatDayAndTime, formatTime } from '#contracts/manila-format.ts';
import type { AdminTicket } from '#contracts/views/support-tickets.ts';
import { firstName } from '../../../domain/first-name.ts';
import { useMay } from '../../../domain/session/use-may.ts';
import { setDraftValues } from '../../../forms/drafts/drafts.ts';
import { useDraft, useDraftText } from '../../../forms/drafts/use-draft.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { Checkbox } from '../../../ui/forms/Checkbox.tsx';
import { SegmentedControl } from '../../../ui/pressing/SegmentedControl.tsx';
import { ChatBubble } from '../../../ui/showing/ChatBubble.tsx';
import { TicketComposer } from '../../support/tickets/TicketComposer.tsx';
import { WithRowKeys } from '../list/WithRowKeys.tsx';
import { TicketThread } from '../../support/tickets/TicketThread.tsx';
import { type Pending, type Sending, useSending } from '../../support/tickets/use-sending.ts';
import { useAnswerTicketMutation, useNoteTicketMutation, useReadTicketUpToAsStaffMutation } from './api.ts';
import { SavedReplies } from './replies/SavedReplies.tsx';
import { ticketsEn } from './tickets.en.ts';

/** Messages of both sides with staff notes, and the reply form. */
export function TicketConversation({ ticket }: { ticket: AdminTicket }) {
  const { id, messages, notes, status, unread } = ticket;
  const [markRead] = useReadTicketUpToAsStaffMutation();
  const [answer] = useAnswerTicketMutation();
  const [noteIt] = useNoteTicketMutation();
  const mayAnswer = useMay()('tickets.answer');
  const sending = useSending(draftsOf(id).reply, (body) => answer({ id, body }).unwrap(), messages);
  const noting = useSending(
    draftsOf(id).note,
    ({ text, clientTempId }) => noteIt({ id, body: { text }, idempotencyKey: clientTempId }).unwrap(),
    notes.map(({ noteId }) => ({ id: noteId })),
  );
  return (
    <>
      <WithRowKeys className="flex min-h-0 flex-1 flex-col">
        <TicketThread
          messages={messages}
          mySide="staff"
          unread={unread}
          sending={sending}
          onRead={(upToSequence) => mayAnswer && markRead({ id, body: { upToSequence } })}
          between={[
            ...notes.map((note) => ({ key: note.noteId, at: note.at, content: <TicketNote note={note} /> })),
            ...noting.pending.map((one) => ({
              key: one.clientTempId,
              at: one.at,
              content: <PendingNote one={one} noting={noting} />,
            })),
          ]}
        />
      </WithRowKeys>
      {mayAnswer && status !== 'closed' && status !== 'merged' && (
        <Desk ticket={ticket} onReply={sending.send} onNote={noting.send} />
      )}
    </>
  );
}

/** Draft keys of the reply and the note. */
const draftsOf = (id: string) => ({ reply: `ticket ${id}`, note: `ticket note ${id}` });

const NOTE_LOOK = 'rounded-12 border border-dashed border-mango-mark bg-mango-tint px-4 py-3 text-mango-ink';

/** Styled differently and with a lock, so that it is not mistaken for a reply. */
function TicketNote({ note: { by, text, at } }: { note: AdminTicket['notes'][number] }) {
  const t = useText(ticketsEn);
  const when = formatDayAndTime(at, useLocale());
  return (
    <div className={NOTE_LOOK}>
      <p className="flex items-center gap-1.5 text-12 font-strong">
        <Lock aria-hidden="true" className="size-3.5 shrink-0" />
        {t('noteBy', { name: by.name, when })}
      </p>
      <p className="mt-1 text-14 wrap-anywhere whitespace-pre-wrap">{text}</p>
    </div>
  );
}

/** A note that the server has not confirmed. */
function PendingNote({ one: { clientTempId, text, at, state }, noting }: { one: Pending; noting: Sending }) {
  const time = formatTime(at, useLocale());
  const failed = state === 'failed' && {
    onRetry: () => noting.resend(clientTempId),
    onDiscard: () => noting.discard(clientTempId),
  };
  return (
    <div className={NOTE_LOOK}>
      <ChatBubble mine time={time} state={state} {...failed}>
        {text}
      </ChatBubble>
    </div>
  );
}

interface DeskProps {
  ticket: AdminTicket;
  onReply: Sending['send'];
  onNote: Sending['send'];
}

/** Writes a reply or a note; saved replies use the requester's language. */
function Desk({ ticket, onReply, onNote }: DeskProps) {
  const t = useText(ticketsEn);
  const { id, requester } = ticket;
  const [kind, setKind] = useState<'reply' | 'note'>('reply');
  const drafts = draftsOf(id);
  const [reply, setReply] = useDraftText(drafts.reply);
  const resolves = useDraft(drafts.reply).values.resolve === true;
  const name = firstName(requester.name);
  const isNote = kind === 'note';
  return (
    <>
      <div className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-2 border-t border-line bg-surface px-3 pt-2.5 lg:px-5">
        <SegmentedControl
          label={t('write')}
          options={[
            { value: 'reply', label: t('reply') },
            { value: 'note', label: t('note') },
          ]}
          value={kind}
          onChange={setKind}
        />
        {!isNote && (
          <>
            <SavedReplies
              ticket={ticket}
              onChoose={(saved) => setReply(reply.trim() ? `${reply}\n\n${saved}` : saved)}
            />
            <Checkbox
              label={t('resolveWith')}
              checked={resolves}
              onChange={({ target }) => setDraftValues(drafts.reply, { resolve: target.checked })}
            />
          </>
        )}
      </div>
      <TicketComposer
        key={kind}
        look={kind}
        label={isNote ? t('writeNote') : t('writeReply', { name })}
        draft={drafts[kind]}
        onSend={isNote ? onNote : (message) => onReply({ ...message, resolve: resolves })}
      />
    </>
  );
}
