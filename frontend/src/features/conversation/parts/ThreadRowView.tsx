import { useSelector } from 'react-redux';
import { formatDayAndTime, formatTime } from '#contracts/manila-format.ts';
import type { HistoryEntry } from '#contracts/views/booking.ts';
import type { ChatMessages } from '#contracts/views/conversation.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { ChatBubble } from '../../../ui/showing/ChatBubble.tsx';
import { ChatEvent, ChatNewLine } from '../../../ui/showing/ChatMarks.tsx';
import { bookingEn } from '../../booking/booking.en.ts';
import { timelineEntry } from '../../booking/timeline/timeline-entries.ts';
import { StepIcon } from '../../booking/timeline/StepIcon.tsx';
import { selectUser, selectUserType } from '../../../domain/session/selectors.ts';
import { Attachments } from './Attachments.tsx';
import { chatEn } from '../chat.en.ts';
import { ThreadDay } from './ThreadDay.tsx';
import type { ThreadRow } from '../thread-rows.ts';
import type { Conversation } from '../use-conversation.ts';

interface Props {
  row: ThreadRow;
  conversation: Conversation;
  partner: ChatMessages['partner'];
  /** Discarding an unsent message removes the focused button. */
  onDiscarded: () => void;
}

export function ThreadRowView({ row, conversation, partner, onDiscarded }: Props) {
  const t = useText(chatEn);
  const locale = useLocale();
  if (row.kind === 'day') return <ThreadDay at={row.at} />;
  if (row.kind === 'new')
    return (
      <div data-new>
        <ChatNewLine>{t('newMessages', { count: row.count })}</ChatNewLine>
      </div>
    );
  if (row.kind === 'event') return <BookingEvent entry={row.entry} partner={partner} />;
  const { mine, text, status, at, attachments, clientTempId, sequence } = row.message;
  const failed = status === 'failed' &&
    clientTempId && {
      onRetry: () => conversation.resend(clientTempId),
      onDiscard: () => {
        conversation.discard(clientTempId);
        onDiscarded();
      },
    };
  return (
    <ChatBubble
      mine={mine}
      time={formatTime(at, locale)}
      state={status}
      sequence={sequence}
      {...failed}
      {...(attachments.length > 0 && { attachment: <Attachments attachments={attachments} /> })}
    >
      {text}
    </ChatBubble>
  );
}

/** An event of the booking, between the messages. */
function BookingEvent({ entry, partner }: { entry: HistoryEntry; partner: ChatMessages['partner'] }) {
  const t = useText(bookingEn);
  const locale = useLocale();
  const isWorker = useSelector(selectUserType) === 'worker';
  const me = useSelector(selectUser)?.name ?? '';
  const words = timelineEntry(
    entry,
    isWorker
      ? { side: 'worker', locale, workerName: me, clientName: partner.name }
      : { side: 'client', locale, workerName: partner.name, clientName: me },
  );
  if (words === null) return null;
  return (
    <ChatEvent icon={<StepIcon type={entry.type} />}>
      {typeof words === 'string' ? words : t(words.title.key, words.title.values)}
      <span className="sr-only">, {formatDayAndTime(entry.at, locale)}</span>
    </ChatEvent>
  );
}
