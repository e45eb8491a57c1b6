import { useEffect, useState } from 'react';
import type { ChatMessages } from '#contracts/views/conversation.ts';
import { firstName } from '../../../domain/first-name.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Note } from '../../../ui/showing/Note.tsx';
import { Loading, Skeleton } from '../../../ui/showing/Skeleton.tsx';
import { BookingStrip } from './BookingStrip.tsx';
import { chatEn } from '../chat.en.ts';
import { Composer } from './Composer.tsx';
import { ThreadFailed } from './ThreadFailed.tsx';
import { ThreadHeader } from './ThreadHeader.tsx';
import { ThreadMessages } from './ThreadMessages.tsx';
import { type Conversation, useBookingEvents, useConversation, type With } from '../use-conversation.ts';
import { useTypingNotice } from '../use-typing-notice.ts';

/** One conversation. On a phone it covers the whole screen, including the navigation. */
export function ChatThread({ whom }: { whom: With }) {
  const t = useText(chatEn);
  const conversation = useConversation(whom);
  const { partner, booking, error } = conversation;
  const failed = !partner && error !== undefined;
  const events = useBookingEvents(whom, booking?.id);
  // Shown together: parts that arrive separately would move the skeleton.
  const isThere = partner !== null && events !== null;
  return (
    <section
      aria-label={partner ? t('conversationWith', { name: partner.name }) : t('messages')}
      className="fixed inset-x-0 top-0 z-30 flex h-dvh min-w-0 flex-col bg-paper lg:relative lg:z-auto lg:h-auto lg:flex-1"
    >
      <ThreadHeader partner={partner} booking={booking} failed={failed} />
      {isThere && booking && <BookingStrip booking={booking} />}
      {!conversation.canSend && <ConnectingNote />}
      {isThere ? (
        <ThreadMessages conversation={conversation} partner={partner} events={events} />
      ) : (
        !failed && <Waiting />
      )}
      {failed && (
        <div className="flex-1">
          <ThreadFailed error={error} retry={conversation.retry} />
        </div>
      )}
      {isThere && <Foot conversation={conversation} partner={partner} />}
    </section>
  );
}

type Writing = { conversation: Conversation; partner: ChatMessages['partner'] };

function Foot(writing: Writing) {
  return writing.conversation.mayWrite ? <ChatComposer {...writing} /> : <Unapproved />;
}

function ChatComposer({ conversation, partner }: Writing) {
  const t = useText(chatEn);
  const notice = useTypingNotice(conversation.setTyping);
  return (
    <Composer
      label={t('message', { name: firstName(partner.name) })}
      sendLabel={t('send')}
      draft={`chat ${partner.id}`}
      onSend={({ text, attachments }) => {
        conversation.send(text, attachments);
        notice.stop();
      }}
      onType={notice.typing}
      onPause={notice.stop}
    />
  );
}

function Unapproved() {
  const t = useText(chatEn);
  return (
    <div className="shrink-0 border-t border-line bg-surface p-4 pb-[max(16px,env(safe-area-inset-bottom))]">
      <Note>{t('unapproved')}</Note>
    </div>
  );
}

function Waiting() {
  return (
    <Loading className="flex flex-1 flex-col justify-end gap-4 p-4 lg:px-6">
      <Skeleton className="h-10 w-3/5 rounded-20" />
      <Skeleton className="h-16 w-2/5 rounded-20" />
      <Skeleton className="h-10 w-1/2 self-end rounded-20" />
      <Skeleton className="h-10 w-2/5 self-end rounded-20" />
    </Loading>
  );
}

/** A shorter interruption is not reported, ms. */
const SHOW_AFTER_MS = 2500;

/** Shown while the chat server is disconnected. */
function ConnectingNote() {
  const t = useText(chatEn);
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), SHOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return late ? (
    <Note tone="refreshing" className="mx-4 mt-3 lg:mx-6">
      {t('connecting')}
    </Note>
  ) : null;
}
