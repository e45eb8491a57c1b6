import type { Person } from '#contracts/account/person.ts';
import type {
  Requester,
  TicketAbout,
  TicketPriority,
  TicketSide,
  TicketTopic,
} from '#contracts/events/support-tickets.ts';
import type { DataOf } from '#contracts/events/registry.ts';
import type { Ticket } from '#contracts/support/support-tickets-fold.ts';
import type { Command } from '#infra/eventing/command-handling.ts';

/** `now`: an ISO 8601 instant. `asker`: requester's key (requesterKey). */
export type TicketCommand =
  | Command<'OpenTicket', OpenTicket>
  | Command<'ReplyAsRequester', NewMessage & { asker: string; by: Person | null; now: string }>
  | Command<'ReplyAsStaff', NewMessage & { by: Person; resolve: boolean; now: string }>
  | Command<'NoteTicket', { noteId: string; by: Person; text: string; now: string }>
  | Command<'AssignTicket', { assignee: Person | null; now: string }>
  /** `from`: the expected assignee. */
  | Command<'UnassignTicket', { from: string; now: string }>
  | Command<'PrioritizeTicket', { priority: TicketPriority; now: string }>
  | Command<'ResolveTicket', BySide>
  | Command<'ReopenTicket', BySide>
  | Command<'CloseTicket', { now: string }>
  | Command<'TakeOverTicket', { from: Ticket; now: string }>
  | Command<'MergeTicket', { intoTicketId: string; now: string }>
  | Command<'RateTicket', { asker: string; rating: 'good' | 'bad'; comment: string; now: string }>
  | Command<'MarkTicketRead', BySide & { upToSequence: number }>;

export type NewMessage = Pick<DataOf<'TicketReplied'>, 'messageId' | 'text' | 'attachments'>;

export type OpenTicket = NewMessage & {
  ticketId: string;
  requester: Requester;
  topic: TicketTopic;
  about: TicketAbout | null;
  /** Set when staff opened the ticket. */
  openedBy?: Person;
  now: string;
};

/** `asker`: null for staff. For other people a ticket does not exist. */
export type BySide = { side: TicketSide; asker: string | null; now: string };
