import type { Person } from '../account/person.ts';
import type { ConversationEvent, SentMessage } from '../events/conversation.ts';

/** Folds the events of a conversation. */

export type Conversation = {
  kind: 'conversation';
  conversationId: string;
  participants: readonly Person[];
  /** Sequence of the newest message; 0 for none. */
  lastSequence: number;
  /** By account id: the last message that the participant has read. */
  readUpTo: Readonly<Record<string, number>>;
  /** Newest last, enough to detect repeated sends; older ones are detected by their events' ids. */
  recentMessageIds: readonly string[];
};

export type ConversationState = { kind: 'none' } | Conversation;

const REMEMBERED_MESSAGES = 200;

export const noConversation: ConversationState = { kind: 'none' };

export function foldConversation(state: ConversationState, event: ConversationEvent): ConversationState {
  switch (event.type) {
    case 'ConversationOpened':
      return opened(event.data);
    case 'MessageSent':
      return withMessage(startedConversation(state), event.data);
    case 'MessagesShownToStaff':
      return state;
    case 'MessagesRead':
      return withRead(startedConversation(state), event.data);
  }
}

/** Throws on a stream without the opening event. */
function startedConversation(state: ConversationState): Conversation {
  if (state.kind === 'none') throw new Error('The first event of a conversation stream must be ConversationOpened');
  return state;
}

function opened(known: Pick<Conversation, 'conversationId' | 'participants'>): Conversation {
  return { kind: 'conversation', ...known, lastSequence: 0, readUpTo: {}, recentMessageIds: [] };
}

function withRead(
  conversation: Conversation,
  { readerId, upToSequence }: { readerId: string; upToSequence: number },
): Conversation {
  return { ...conversation, readUpTo: { ...conversation.readUpTo, [readerId]: upToSequence } };
}

function withMessage(conversation: Conversation, { messageId, sequence }: SentMessage): Conversation {
  return {
    ...conversation,
    lastSequence: sequence,
    recentMessageIds: [...conversation.recentMessageIds.slice(1 - REMEMBERED_MESSAGES), messageId],
  };
}

/** The two account ids in ascending order, so that both sides get the same id (design section 4). */
export function conversationId(one: string, other: string): string {
  return one < other ? `${one}~${other}` : `${other}~${one}`;
}
