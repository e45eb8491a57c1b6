import type { Person } from '../account/person.ts';
import type { ConversationEvent } from '../events/conversation.ts';

/** How the events of two people's conversation come to its state. */

export type Conversation = {
  kind: 'conversation';
  conversationId: string;
  participants: readonly Person[];
  /** The sequence of the newest message, 0 before the first. */
  lastSequence: number;
  /** How far each participant has read, by account id. */
  readUpTo: Readonly<Record<string, number>>;
  /** Newest last: enough to know a message that is sent again. Older ones are caught by their events' ids. */
  recentMessageIds: readonly string[];
};

export type ConversationState = { kind: 'none' } | Conversation;

const REMEMBERED_MESSAGES = 200;

export const noConversation: ConversationState = { kind: 'none' };

export function foldConversation(state: ConversationState, event: ConversationEvent): ConversationState {
  if (event.type === 'ConversationOpened') {
    const { conversationId, participants } = event.data;
    return { kind: 'conversation', conversationId, participants, lastSequence: 0, readUpTo: {}, recentMessageIds: [] };
  }
  if (state.kind === 'none') throw new Error(`${event.type} before ConversationOpened`);
  switch (event.type) {
    case 'MessageSent':
      return withMessage(state, event.data);
    case 'MessagesShownToStaff':
      return state;
    case 'MessagesRead':
      return { ...state, readUpTo: { ...state.readUpTo, [event.data.readerId]: event.data.upToSequence } };
  }
}

type MessageSent = Extract<ConversationEvent, { type: 'MessageSent' }>['data'];

function withMessage(conversation: Conversation, { messageId, sequence }: MessageSent): Conversation {
  return {
    ...conversation,
    lastSequence: sequence,
    recentMessageIds: [...conversation.recentMessageIds.slice(1 - REMEMBERED_MESSAGES), messageId],
  };
}
