import { useEffect, useRef, type ReactNode } from 'react';
import { isolated } from '#contracts/isolated-text.ts';
import { formatTime } from '#contracts/manila-format.ts';
import { manilaDay } from '#contracts/manila-time.ts';
import type { TicketMessage } from '#contracts/views/support-tickets.ts';
import { useIsPageVisible } from '../../../browser/use-is-page-visible.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { useAnnouncedChange } from '../../../ui/over-the-page/use-announced-change.ts';
import { ChatBubble } from '../../../ui/showing/ChatBubble.tsx';
import { ROW } from '../../../ui/showing/row-marks.ts';
import { Attachments } from '../../conversation/parts/Attachments.tsx';
import { ThreadBox } from '../../conversation/parts/ThreadBox.tsx';
import { ThreadDay } from '../../conversation/parts/ThreadDay.tsx';
import { useThreadScroll } from '../../conversation/use-thread-scroll.ts';
import { helpEn } from './help.en.ts';
import type { Sending } from './use-sending.ts';

interface Props {
  messages: readonly TicketMessage[];
  /** Side of the reader. */
  mySide: TicketMessage['side'];
  /** Number of unread messages of the other side. */
  unread: number;
  sending: Sending;
  /** Called with the sequence up to which unread messages were in view. */
  onRead: (upToSequence: number) => unknown;
  /** Other content placed between the messages by time, such as staff notes. */
  between?: readonly { key: string; at: string; content: ReactNode }[];
  /** Below the last message. */
  foot?: ReactNode;
}

const NOTHING: readonly never[] = [];

/** Messages of both sides with day separators; stays at its foot while the newest is in view. */
export function TicketThread({ messages, mySide, unread, sending, onRead, between = NOTHING, foot }: Props) {
  const t = useText(helpEn);
  const rows = rowsOf({ messages, mySide, sending, between });
  const last = rows.at(-1);
  const scroll = useThreadScroll({
    first: rows[0]?.key,
    last: last?.key,
    lastIsMine: sending.pending.length > 0,
  });
  useAnnouncedNewest(messages, mySide);
  useReading({ unread, upTo: readUpTo(messages, mySide, scroll.sight.seenUpTo) }, onRead);
  return (
    <ThreadBox scroll={scroll} label={t('thread')} belowLabel={t('newBelow')}>
      {rows.map(({ key, day, content }) => (
        <div key={key} {...{ [ROW]: '' }} className="flex flex-col gap-3 rounded-12 outline-offset-4">
          {day && <ThreadDay at={day} />}
          {content}
        </div>
      ))}
      {foot}
    </ThreadBox>
  );
}

type Row = { key: string; at: string; content: ReactNode };

function rowsOf({
  messages,
  mySide,
  sending,
  between,
}: Pick<Props, 'messages' | 'mySide' | 'sending'> & Required<Pick<Props, 'between'>>) {
  const said = messages.map((message): Row => ({
    key: message.id,
    at: message.at,
    content: <Message message={message} mine={message.side === mySide} />,
  }));
  const pending = sending.pending.map((one): Row => ({
    key: one.clientTempId,
    at: one.at,
    content: <PendingMessage one={one} sending={sending} />,
  }));
  const told = [...said, ...between].sort((one, other) => (one.at < other.at ? -1 : Number(one.at > other.at)));
  let day = '';
  return [...told, ...pending].map((row) => {
    const before = day;
    day = manilaDay(row.at);
    return { ...row, day: day === before ? null : row.at };
  });
}

function Message({ message, mine }: { message: TicketMessage; mine: boolean }) {
  const locale = useLocale();
  const { by, text, attachments, at, isRead, sequence } = message;
  const time = formatTime(at, locale);
  return (
    <ChatBubble
      mine={mine}
      time={mine || !by ? time : `${isolated(by.name)} · ${time}`}
      state={isRead ? 'read' : 'sent'}
      sequence={sequence}
      {...(attachments.length > 0 && { attachment: <Attachments attachments={attachments} /> })}
    >
      {text}
    </ChatBubble>
  );
}

function PendingMessage({ one, sending }: { one: Sending['pending'][number]; sending: Sending }) {
  const locale = useLocale();
  const { clientTempId, text, attachments, state, at } = one;
  const failed = state === 'failed' && {
    onRetry: () => sending.resend(clientTempId),
    onDiscard: () => sending.discard(clientTempId),
  };
  return (
    <ChatBubble
      mine
      time={formatTime(at, locale)}
      state={state}
      {...failed}
      {...(attachments.length > 0 && { attachment: <Attachments attachments={attachments} /> })}
    >
      {text}
    </ChatBubble>
  );
}

/** Announces new messages politely. */
function useAnnouncedNewest(messages: readonly TicketMessage[], mySide: TicketMessage['side']): void {
  const t = useText(helpEn);
  const newest = messages.findLast(({ side }) => side !== mySide);
  useAnnouncedChange(newest?.id ?? '', newest ? t('said', { name: newest.by?.name ?? '', text: newest.text }) : '');
}

/**
 * Sequence to mark as read: the newest message once the other side's last one was seen, since own messages need no
 * reading. null: none.
 */
export function readUpTo(
  messages: readonly Pick<TicketMessage, 'side' | 'sequence'>[],
  mySide: TicketMessage['side'],
  seenUpTo: number,
): number | null {
  const last = messages.findLast(({ side }) => side !== mySide)?.sequence ?? 0;
  if (seenUpTo >= last) return messages.at(-1)?.sequence ?? 0;
  return seenUpTo > 0 ? seenUpTo : null;
}

type SeenPart = { unread: number; upTo: number };

/** Marks messages as read once they are in view on a visible page. Sends one step at a time. */
function useReading(
  { unread, upTo }: { unread: number; upTo: number | null },
  onRead: (upToSequence: number) => unknown,
): void {
  const isVisible = useIsPageVisible();
  const told = useRef<SeenPart>({ unread: 0, upTo: -1 });
  const next = useRef<SeenPart | null>(null);
  const isSending = useRef(false);
  useEffect(() => {
    const isMore = upTo !== null && (upTo > told.current.upTo || unread > told.current.unread);
    if (unread === 0 || !isVisible || !isMore) return;
    next.current = { unread, upTo };
    void tell();
    async function tell() {
      if (isSending.current) return;
      isSending.current = true;
      for (let step = next.current; step; step = next.current) {
        next.current = null;
        told.current = step;
        await onRead(step.upTo);
      }
      isSending.current = false;
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a new function is no reason to send again
  }, [unread, upTo, isVisible]);
}
