import type { ChatMessage, ChatMessages } from '#contracts/views/conversation.ts';
import type { Outgoing } from './slice.ts';

/** A message as a conversation shows it. `key` stays the same when the stored message takes the temporary one's place. */
export type ThreadMessage = {
  key: string;
  mine: boolean;
  text: string;
  attachments: ChatMessage['attachments'];
  bookingId: string | null;
  at: string;
  /** On its way, stored, seen by the one it is for, or not stored. */
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

/** Before which sequence a page's older messages are; undefined where it begins with the first one. */
export function olderBefore({ items: [oldest] }: ChatMessages): number | undefined {
  return oldest && oldest.sequence > 1 ? oldest.sequence : undefined;
}

/**
 * What came live and stands beside what was read, the newest page first. What is older than that waits until one reads back
 * to it: after a long absence there may be messages in between that nobody here has heard of.
 */
export function besidePages(received: readonly ChatMessage[], pages: readonly ChatMessages[]): readonly ChatMessage[] {
  const oldest = pages.at(-1);
  const from = oldest && olderBefore(oldest);
  return from === undefined ? received : received.filter(({ sequence }) => sequence >= from);
}

/** What was read and what came live, each message once, in order; then what is still on its way. */
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
