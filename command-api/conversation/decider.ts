import { type ConversationState, foldConversation, noConversation } from '#contracts/conversation/conversation-fold.ts';
import type { ConversationEvent } from '#contracts/events/conversation.ts';
import type { Refusal } from '#contracts/refusal.ts';
import type { Decider } from '#infra/eventing/command-handling/decider.ts';
import type { Decision } from '../command-handling/decision.ts';
import type { ConversationCommand } from './commands.ts';
import { markRead, sendMessage, showMessagesToStaff } from './decide-messages.ts';

export const conversationDecider: Decider<ConversationState, ConversationCommand, ConversationEvent, Refusal> = {
  initialState: noConversation,
  evolve: foldConversation,
  decide,
};

function decide({ type, data }: ConversationCommand, state: ConversationState): Decision<ConversationEvent> {
  switch (type) {
    case 'SendMessage':
      return sendMessage(data, state);
    case 'MarkRead':
      return markRead(data, state);
    case 'ShowMessagesToStaff':
      return showMessagesToStaff(data, state);
  }
}
