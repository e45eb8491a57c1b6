import { Lock } from 'lucide-react';
import { useState } from 'react';
import { formatDayAndTime } from '#contracts/manila-format.ts';
import type { AdminTicket } from '#contracts/views/support-tickets.ts';
import { errorText } from '../../../api/error-text.ts';
import { firstName } from '../../../domain/first-name.ts';
import { useMay } from '../../../domain/session/use-may.ts';
import { useUnsentText } from '../../../forms/use-unsent-text.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { Checkbox } from '../../../ui/forms/Checkbox.tsx';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import { SegmentedControl } from '../../../ui/pressing/SegmentedControl.tsx';
import { TicketComposer } from '../../support/tickets/TicketComposer.tsx';
import { Keyed } from '../list/Keyed.tsx';
import { TicketThread } from '../../support/tickets/TicketThread.tsx';
import { useSending } from '../../support/tickets/use-sending.ts';
import { useAnswerTicketMutation, useNoteTicketMutation, useReadTicketUpToAsStaffMutation } from './api.ts';
import { SavedReplies } from './replies/SavedReplies.tsx';
import { ticketsText } from './tickets.text.ts';

/** What both sides wrote with staff's notes between, and where staff write. */
export function TicketConversation({ ticket }: { ticket: AdminTicket }) {
  const { id, messages, notes, status, unread } = ticket;
  const [markRead] = useReadTicketUpToAsStaffMutation();
  const [answer] = useAnswerTicketMutation();
  const [resolves, setResolves] = useState(false);
  const mayAnswer = useMay()('tickets.answer');
  const sending = useSending(async (body) => {
    const sent = await answer({ id, body: { ...body, resolve: resolves } }).unwrap();
    setResolves(false);
    return sent;
  }, messages);
  return (
    <>
      <Keyed className="flex min-h-0 flex-1 flex-col">
        <TicketThread
          messages={messages}
          mySide="staff"
          unread={unread}
          sending={sending}
          onRead={(upToSequence) => mayAnswer && void markRead({ id, body: { upToSequence } })}
          between={notes.map((note) => ({ key: note.noteId, at: note.at, content: <TicketNote note={note} /> }))}
        />
      </Keyed>
      {mayAnswer && status !== 'closed' && status !== 'merged' && (
        <Desk ticket={ticket} onReply={sending.send} resolves={resolves} onResolves={setResolves} />
      )}
    </>
  );
}

/** On another ground and with a lock, so that nobody takes it for an answer. */
function TicketNote({ note: { by, text, at } }: { note: AdminTicket['notes'][number] }) {
  const t = useText(ticketsText);
  const when = formatDayAndTime(at, useLocale());
  return (
    <div className="rounded-12 border border-dashed border-mango-mark bg-mango-tint px-4 py-3 text-mango-ink">
      <p className="flex items-center gap-1.5 text-12 font-strong">
        <Lock aria-hidden="true" className="size-3.5 shrink-0" />
        {t('noteBy', { name: by.name, when })}
      </p>
      <p className="mt-1 text-14 wrap-anywhere whitespace-pre-wrap">{text}</p>
    </div>
  );
}

interface DeskProps {
  ticket: AdminTicket;
  onReply: ReturnType<typeof useSending>['send'];
  resolves: boolean;
  onResolves: (resolves: boolean) => void;
}

/** An answer or a note; saved replies come in the person's language. */
function Desk({ ticket, onReply, resolves, onResolves }: DeskProps) {
  const t = useText(ticketsText);
  const { id, requester } = ticket;
  const [kind, setKind] = useState<'reply' | 'note'>('reply');
  const [reply, setReply] = useUnsentText(`ticket ${id}`);
  const [note, setNote] = useUnsentText(`ticket note ${id}`);
  const keepNote = useNoting(id, setNote);
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
              onChange={({ target }) => onResolves(target.checked)}
            />
          </>
        )}
      </div>
      <TicketComposer
        key={kind}
        look={kind}
        label={isNote ? t('writeNote') : t('writeReply', { name })}
        text={isNote ? note : reply}
        onText={isNote ? setNote : setReply}
        onSend={isNote ? ({ text }) => void keepNote(text) : onReply}
      />
    </>
  );
}

/** What could not be kept is there to be sent again. */
function useNoting(id: string, restore: (text: string) => void) {
  const t = useText(ticketsText);
  const [noteIt] = useNoteTicketMutation();
  return async (text: string) => {
    const { error } = await noteIt({ id, body: { text } });
    if (!error) return;
    restore(text);
    showToast(t('failed', { reason: errorText(error) }), { variant: 'error', durationMs: 4000 });
  };
}
