import {
  conversationId,
  type ConversationState,
  foldConversation,
  noConversation,
} from '#contracts/conversation/conversation-fold.ts';
import type { ConversationEvent } from '#contracts/events/conversation.ts';
import type { DataOf } from '#contracts/events/registry.ts';
import { type Refusal, refuse } from '#contracts/refusal.ts';
import type { Decider } from '#infra/eventing/command-handling.ts';
import type { Decision } from '../command-handling/decision.ts';
import type { ConversationCommand, Correspondent, MarkRead, SendMessage } from './commands.ts';

type Decided = Decision<ConversationEvent>;

export const conversationDecider: Decider<ConversationState, ConversationCommand, ConversationEvent, Refusal> = {
  initialState: noConversation,
  evolve: foldConversation,
  decide,
};

function decide({ type, data }: ConversationCommand, state: ConversationState): Decided {
  switch (type) {
    case 'SendMessage':
      return sendMessage(data, state);
    case 'MarkRead':
      return markRead(data, state);
    case 'ShowMessagesToStaff':
      return showMessagesToStaff(data, state);
  }
}

/** The first message opens the conversation. Idempotent per message id. */
function sendMessage(command: SendMessage, state: ConversationState): Decided {
  const { sender, recipient } = command;
  if (state.kind === 'conversation' && state.recentMessageIds.includes(command.messageId)) return [];
  if (!sender.active) return refuse('forbidden', 'This account is suspended.');
  if (!recipient.active) return refuse('not_allowed_now', 'This person can’t be written to at the moment.');
  if (!sender.approved && recipient.userType !== 'admin')
    return refuse('not_allowed_now', 'You can write to clients once you’re approved.');
  if (!mayWrite(sender, recipient)) return refuse('not_allowed_now', 'You can’t write to this person.');
  if (state.kind === 'conversation') return [messageSent(command, state.lastSequence + 1)];
  return [opened(sender, recipient), messageSent(command, 1)];
}

/** Clients and workers may write to each other, and everyone to and from admins; not to oneself. */
function mayWrite(sender: Correspondent, recipient: Correspondent): boolean {
  if (sender.accountId === recipient.accountId) return false;
  if (sender.userType === 'admin' || recipient.userType === 'admin') return true;
  return sender.userType !== recipient.userType;
}

function opened(sender: Correspondent, recipient: Correspondent): ConversationEvent {
  const participants = [sender, recipient].map(({ accountId, name, avatar }) => ({ accountId, name, avatar }));
  return {
    type: 'ConversationOpened',
    data: { conversationId: conversationId(sender.accountId, recipient.accountId), participants },
  };
}

function messageSent({ sender, recipient, ...message }: SendMessage, sequence: number): ConversationEvent {
  const ids = {
    conversationId: conversationId(sender.accountId, recipient.accountId),
    senderId: sender.accountId,
    recipientId: recipient.accountId,
  };
  return { type: 'MessageSent', data: { ...ids, ...message, sequence } };
}

/** The read mark never moves back nor beyond the newest message. */
function markRead({ readerId, partnerId, upToSequence }: MarkRead, state: ConversationState): Decided {
  if (state.kind === 'none') return refuse('not_found');
  const reached = Math.min(upToSequence, state.lastSequence);
  if (reached <= (state.readUpTo[readerId] ?? 0)) return [];
  return [
    {
      type: 'MessagesRead',
      data: { conversationId: state.conversationId, readerId, partnerId, upToSequence: reached },
    },
  ];
}

/** Every read by staff is an event with a reason. */
function showMessagesToStaff(shown: DataOf<'MessagesShownToStaff'>, state: ConversationState): Decided {
  return state.kind === 'none' ? refuse('not_found') : [{ type: 'MessagesShownToStaff', data: shown }];
}
