import type { CallContext } from '#contracts/calls/handlers.ts';
import type { Attachment } from '#contracts/events/conversation.ts';
import { streams } from '#contracts/events/streams.ts';
import type { TicketState } from '#contracts/support/support-tickets-fold.ts';
import { type TicketMessage, ticketMessageView } from '#contracts/views/support-tickets.ts';
import { derivedId } from '#infra/eventing/ids.ts';
import type { CommandContext, CommandHandler } from '../command-handling/command-handler.ts';
import type { NewMessage, TicketCommand } from './ticket-commands.ts';
import { ticketDecider } from './ticket-decider.ts';

export function handleTicket(
  commands: CommandHandler,
  ticketId: string,
  command: TicketCommand,
  context: CommandContext,
) {
  return commands.handle(ticketDecider, streams.ticket(ticketId), command, context);
}

/** Text of a call. */
export type NewText = { text: string; attachments: Attachment[]; clientTempId?: string | undefined };

/** The message id derives from clientTempId, so that a resent message is the same one. */
export function newMessage(
  { text, attachments, clientTempId }: NewText,
  ticketId: string,
  { caller, commandId }: Pick<CallContext, 'caller' | 'commandId'>,
): NewMessage {
  const writer = caller?.accountId ?? 'visitor';
  const messageId =
    clientTempId === undefined
      ? derivedId('ticket message', commandId)
      : derivedId(`message of ${writer} in ${ticketId}`, clientTempId);
  return { messageId, text, attachments };
}

/** The stored message, unread. */
export function sentMessage(state: TicketState, messageId: string): TicketMessage {
  const stored = state.kind === 'ticket' && state.messages.find((message) => message.messageId === messageId);
  if (!stored) throw new Error(`Stored message ${messageId} is missing from its ticket`);
  return ticketMessageView({ ...stored, isRead: false });
}
