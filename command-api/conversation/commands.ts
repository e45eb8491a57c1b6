import type { Person } from '#contracts/account/person.ts';
import type { Attachment } from '#contracts/events/conversation.ts';
import type { DataOf } from '#contracts/events/registry.ts';
import type { UserType } from '#contracts/roles.ts';
import type { Command } from '#infra/eventing/command-handling.ts';

export type ConversationCommand =
  | Command<'SendMessage', SendMessage>
  | Command<'MarkRead', MarkRead>
  | Command<'ShowMessagesToStaff', DataOf<'MessagesShownToStaff'>>;

/** A person with current name and avatar. `approved`: a worker's approval by staff; true for others. */
export type Correspondent = Person & { userType: UserType; active: boolean; approved: boolean };

export type SendMessage = {
  sender: Correspondent;
  recipient: Correspondent;
  messageId: string;
  clientTempId: string | null;
  text: string;
  attachments: Attachment[];
  bookingId: string | null;
  /** ISO 8601 instant. */
  sentAt: string;
};

export type MarkRead = { readerId: string; partnerId: string; upToSequence: number };
