import { conversationId } from '#contracts/conversation/conversation-fold.ts';
import { jobAgreed } from '#contracts/events/booking.ts';
import type { Recorded } from '#contracts/events/registry.ts';
import { defineReadModel, onEach, type PushDraft } from '../../read-model.ts';

/** Two accounts that write to each other, or may because they share a booking. By conversation id. */
export type ConversationDocument = {
  conversationId: string;
  /** The two account ids in ascending order. */
  firstId: string;
  secondId: string;
  messages: number;
  lastMessage: { text: string; senderId: string; sentAt: string; attachments: number } | null;
  /** Account ids of those who wrote or share a booking here: the other side may see who they are. */
  introduced: readonly string[];
  /** Time of the last change. */
  lastAt: string;
  /** By account id: sequences of unread messages, the newest 100. */
  unread: Record<string, number[]>;
  /** By account id: read receipts, the newest 20. */
  readMarks: Record<string, { upToSequence: number; at: string }[]>;
  /** The latest booking that the two share or wrote about. */
  bookingId: string | null;
};

const UNREAD_KEPT = 100;
const MARKS_KEPT = 20;

export const conversations = defineReadModel<ConversationDocument>({
  name: 'conversations',
  version: 2,
  fields: ['firstId', 'secondId', 'lastAt', 'lastMessage.sentAt'],
  compound: [
    ['firstId', 'lastAt'],
    ['secondId', 'lastAt'],
    // Only conversations with messages.
    ['firstId', 'lastMessage.sentAt'],
    ['secondId', 'lastMessage.sentAt'],
  ],
  on: {
    ConversationOpened: {
      ids: ({ data }) => data.conversationId,
      apply: (conversation, { data, recordedAt }) => conversation ?? emptyConversation(data.conversationId, recordedAt),
    },
    MessageSent: { ids: ({ data }) => data.conversationId, apply: withMessage },
    MessagesRead: {
      ids: ({ data }) => data.conversationId,
      apply: (conversation, event) => conversation && readUpTo(conversation, event),
    },
    BookingRequested: {
      ids: ({ data: { client, worker } }) => (worker ? conversationId(client.accountId, worker.accountId) : []),
      apply: (conversation, { data: { bookingId, worker }, recordedAt }, id) =>
        worker && withBooking(conversation, id, bookingId, recordedAt),
    },
    ...onEach(jobAgreed, {
      ids: ({ data: { clientId, worker } }) => conversationId(clientId, worker.accountId),
      apply: (conversation, { data: { bookingId }, recordedAt }, id) =>
        withBooking(conversation, id, bookingId, recordedAt),
    }),
  },
  push: (_, event) => (event.type === 'MessagesRead' ? [wasRead(event)] : []),
});

export function emptyConversation(id: string, at: string): ConversationDocument {
  const [firstId = '', secondId = ''] = id.split('~');
  return {
    conversationId: id,
    firstId,
    secondId,
    messages: 0,
    lastMessage: null,
    introduced: [],
    lastAt: at,
    unread: {},
    readMarks: {},
    bookingId: null,
  };
}

function withMessage(
  conversation: ConversationDocument | undefined,
  { data, recordedAt }: Recorded<'MessageSent'>,
): ConversationDocument {
  const { recipientId, senderId, sequence, text, sentAt, attachments, bookingId } = data;
  const before = conversation ?? emptyConversation(data.conversationId, recordedAt);
  const unread = [...(before.unread[recipientId] ?? []), sequence].slice(-UNREAD_KEPT);
  return {
    ...before,
    messages: sequence,
    lastMessage: { text, senderId, sentAt, attachments: attachments.length },
    introduced: [...new Set([...before.introduced, senderId])],
    lastAt: sentAt,
    unread: { ...before.unread, [recipientId]: unread },
    bookingId: bookingId ?? before.bookingId,
  };
}

function readUpTo(
  conversation: ConversationDocument,
  { data: { readerId, upToSequence }, recordedAt }: Recorded<'MessagesRead'>,
): ConversationDocument {
  const unread = conversation.unread[readerId]?.filter((sequence) => sequence > upToSequence) ?? [];
  const marks = [...(conversation.readMarks[readerId] ?? []), { upToSequence, at: recordedAt }].slice(-MARKS_KEPT);
  return {
    ...conversation,
    unread: { ...conversation.unread, [readerId]: unread },
    readMarks: { ...conversation.readMarks, [readerId]: marks },
  };
}

/** A booking introduces its two sides before any message. */
function withBooking(
  conversation: ConversationDocument | undefined,
  id: string,
  bookingId: string,
  at: string,
): ConversationDocument {
  const before = conversation ?? emptyConversation(id, at);
  return { ...before, introduced: [before.firstId, before.secondId], bookingId };
}

function wasRead({ data }: Recorded<'MessagesRead'>): PushDraft {
  const to = { accounts: [data.readerId, data.partnerId] };
  return { namespace: 'chat', event: 'chat:read', to, payload: { ...data } };
}

/** The last message that this account has read; 0 for none. */
export function readSequence({ readMarks }: ConversationDocument, accountId: string): number {
  return readMarks[accountId]?.at(-1)?.upToSequence ?? 0;
}

/** When this account read a message. For old messages, the oldest stored receipt. */
export function readAt({ readMarks }: ConversationDocument, accountId: string, sequence: number): string | null {
  return readMarks[accountId]?.find(({ upToSequence }) => upToSequence >= sequence)?.at ?? null;
}
