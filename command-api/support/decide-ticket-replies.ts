import type { TicketEvent } from '#contracts/events/support-tickets.ts';
import { type Refusal, refuse } from '#contracts/refusal.ts';
import { requesterKey, type Ticket, type TicketState } from '#contracts/support/support-tickets-fold.ts';
import { MOST_MESSAGES, reopenUntil } from '#contracts/support/support-tickets-rules.ts';
import type { Decision } from '../command-handling/decision.ts';
import type { BySide, NewMessage, OpenTicket, TicketCommand } from './ticket-commands.ts';

type Decided = Decision<TicketEvent>;
type CommandData<Type extends TicketCommand['type']> = Extract<TicketCommand, { type: Type }>['data'];

/** Opening, answering, resolving and closing of tickets. */

export function openTicket({ now, ...asked }: OpenTicket, state: TicketState): Decided {
  // A repeated command.
  if (state.kind === 'ticket') return [];
  return [{ type: 'TicketOpened', data: { ...asked, sequence: 1, at: now } }];
}

/** A reply by the requester reopens a resolved ticket. */
export function replyAsRequester(
  { asker, by, now, ...message }: CommandData<'ReplyAsRequester'>,
  ticket: Ticket,
): Decided {
  if (!isAsker(ticket, asker)) return refuse('not_found');
  if (isKnown(ticket, message)) return [];
  return (
    refusalToWrite(ticket, now) ?? [
      ...reopened(ticket, 'requester', now),
      replied(ticket, { side: 'requester', by, now, ...message }),
    ]
  );
}

/** The first answer assigns an unassigned ticket to its author. */
export function replyAsStaff({ by, resolve, now, ...message }: CommandData<'ReplyAsStaff'>, ticket: Ticket): Decided {
  if (isKnown(ticket, message)) return [];
  const refusal = refusalToWrite(ticket, now);
  if (refusal) return refusal;
  const { ticketId, assignee } = ticket;
  return [
    ...(assignee ? [] : [{ type: 'TicketAssigned' as const, data: { ticketId, assignee: by, at: now } }]),
    ...reopened(ticket, 'staff', now),
    replied(ticket, { side: 'staff', by, now, ...message }),
    ...(resolve ? [resolved(ticket, 'staff', now)] : []),
  ];
}

export function resolveTicket({ side, asker, now }: BySide, ticket: Ticket): Decided {
  if (asker !== null && !isAsker(ticket, asker)) return refuse('not_found');
  if (ticket.status === 'resolved') return [];
  return isUnsolved(ticket) ? [resolved(ticket, side, now)] : refuse('not_allowed_now', 'This request is closed.');
}

export function reopenTicket({ side, asker, now }: BySide, ticket: Ticket): Decided {
  if (asker !== null && !isAsker(ticket, asker)) return refuse('not_found');
  if (isUnsolved(ticket)) return [];
  return refusalToWrite(ticket, now) ?? reopened(ticket, side, now);
}

/** By a policy, after the period for reopening. */
export function closeTicket({ now }: { now: string }, ticket: Ticket): Decided {
  const { ticketId, status, resolvedAt } = ticket;
  if (status !== 'resolved' || resolvedAt === null || now < reopenUntil(resolvedAt)) return [];
  return [{ type: 'TicketClosed', data: { ticketId, at: now } }];
}

/** The rating can be changed while the ticket can be reopened. */
export function rateTicket({ asker, rating, comment, now }: CommandData<'RateTicket'>, ticket: Ticket): Decided {
  const { ticketId, status, rating: known } = ticket;
  if (!isAsker(ticket, asker)) return refuse('not_found');
  if (status !== 'resolved' && status !== 'closed')
    return refuse('not_allowed_now', 'This request isn’t resolved yet.');
  if (known?.rating === rating && known.comment === comment) return [];
  if (status === 'closed' && known) return refuse('not_allowed_now', 'You’ve told us already.');
  return [{ type: 'TicketRated', data: { ticketId, rating, comment, at: now } }];
}

/** Moves forward only, at most to the newest message. Also marks the messages of merged tickets as read. */
export function markTicketRead(
  { side, asker, upToSequence, now }: CommandData<'MarkTicketRead'>,
  ticket: Ticket,
): Decided {
  if (asker !== null && !isAsker(ticket, asker)) return refuse('not_found');
  const { messages, readUpTo, unreadJoined } = ticket;
  const reached = Math.max(readUpTo[side], Math.min(upToSequence, messages.length));
  if (reached === readUpTo[side] && unreadJoined[side] === 0) return [];
  return [{ type: 'TicketRead', data: { ticketId: ticket.ticketId, side, upToSequence: reached, at: now } }];
}

export function isAsker({ requester }: Ticket, key: string): boolean {
  return requesterKey(requester) === key;
}

export function isUnsolved({ status }: Ticket): boolean {
  return status === 'open' || status === 'waiting';
}

function isKnown({ messages }: Ticket, { messageId }: NewMessage): boolean {
  return messages.some((message) => message.messageId === messageId);
}

function refusalToWrite({ status, resolvedAt, messages, mergedInto }: Ticket, now: string): Refusal | null {
  if (status === 'merged') return refuse('not_allowed_now', 'This request goes on in another one.', { mergedInto });
  if (status === 'closed' || (resolvedAt !== null && now >= reopenUntil(resolvedAt)))
    return refuse('not_allowed_now', 'This request is closed. Please open a new one.');
  if (messages.length >= MOST_MESSAGES)
    return refuse('not_allowed_now', 'This request is very long by now. Please open a new one.');
  return null;
}

function concerning({ ticketId, requester }: Ticket) {
  return { ticketId, requesterId: requester.accountId, requesterType: requester.userType };
}

function replied(
  ticket: Ticket,
  { now, ...message }: NewMessage & Pick<Ticket['messages'][number], 'side' | 'by'> & { now: string },
): TicketEvent {
  return {
    type: 'TicketReplied',
    data: { ...concerning(ticket), ...message, sequence: ticket.messages.length + 1, at: now },
  };
}

function resolved(ticket: Ticket, side: BySide['side'], now: string): TicketEvent {
  return { type: 'TicketResolved', data: { ...concerning(ticket), side, at: now } };
}

function reopened(ticket: Ticket, side: BySide['side'], now: string): TicketEvent[] {
  return ticket.status === 'resolved'
    ? [{ type: 'TicketReopened', data: { ...concerning(ticket), side, at: now } }]
    : [];
}
