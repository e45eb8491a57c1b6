import type { ChatMessage, ChatMessages } from '#contracts/views/conversation.ts';
import type { Outgoing } from './slice.ts';

/** A displayed message. `key` stays the same when the stored message replaces the temporary one. */
export type ThreadMessage = {
  key: string;
  mine: boolean;
  text: string;
  attachments: ChatMessage['attachments'];
  bookingId: string | null;
  at: string;
  /** In transit, stored, read by the recipient, or not stored. */
  status: 'sending' | 'sent' | 'read' | 'failed';
  /** null until it is stored. */
  sequence: number | null;
  clientTempId: string | null;
};

type ThreadParts = {
  me: string;
  partnerId: string;
  read: readonly ChatMessage[];
  received: readonly ChatMessage[];
  outbox: readonly Outgoing[];
  readUpTo: number;
};

/** Sequence before which older messages follow; undefined if the page starts with the first message. */
export function olderBefore({ items: [oldest] }: ChatMessages): number | undefined {
  return oldest && oldest.sequence > 1 ? oldest.sequence : undefined;
}

/**
 * Live messages that adjoin the loaded pages (newest page first). Older ones wait until the pages reach them: after a
 * long absence there may be unknown messages in between.
 */
export function adjoiningMessages(
  received: readonly ChatMessage[],
  pages: readonly ChatMessages[],
): readonly ChatMessage[] {
  const oldest = pages.at(-1);
  const from = oldest && olderBefore(oldest);
  return from === undefined ? received : received.filter(({ sequence }) => sequence >= from);
}

/** Loaded and live messages without duplicates, in order, then outgoing ones. */
export function threadOf({ me, partnerId, read, received, outbox, readUpTo }: ThreadParts): ThreadMessage[] {
  const byId = new Map([...received, ...read].map((message) => [message._id, message]));
  const stored = [...byId.values()].toSorted((one, other) => one.sequence - other.sequence);
  const known = new Set(stored.map(({ clientTempId }) => clientTempId));
  const underWay = outbox.filter(
    ({ recipientId, clientTempId }) => recipientId === partnerId && !known.has(clientTempId),
  );
  return [...stored.map((message) => storedMessage(message, me, readUpTo)), ...underWay.map(outgoingMessage)];
}

function storedMessage(
  { _id, senderId, text, attachments, bookingId, sentAt, sequence, clientTempId, readAt }: ChatMessage,
  me: string,
  readUpTo: number,
): ThreadMessage {
  const mine = senderId === me;
  const status = readAt !== null || (mine && sequence <= readUpTo) ? 'read' : 'sent';
  return { key: clientTempId ?? _id, mine, text, attachments, bookingId, at: sentAt, status, sequence, clientTempId };
}

function outgoingMessage({ clientTempId, text, attachments, bookingId, queuedAt, status }: Outgoing): ThreadMessage {
  return {
    key: clientTempId,
    mine: true,
    text,
    attachments,
    bookingId,
    at: queuedAt,
    status,
    sequence: null,
    clientTempId,
  };
}
