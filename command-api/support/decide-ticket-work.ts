import type { TicketEvent } from '#contracts/events/support-tickets.ts';
import { refuse } from '#contracts/refusal.ts';
import { requesterKey, type Ticket, unreadBy } from '#contracts/support/support-tickets-fold.ts';
import type { Decision } from '../command-handling/decision.ts';
import { isAsker, isUnsolved } from './decide-ticket-replies.ts';
import type { TicketCommand } from './ticket-commands.ts';

type Decided = Decision<TicketEvent>;
type CommandData<Type extends TicketCommand['type']> = Extract<TicketCommand, { type: Type }>['data'];

/** Internal work of staff on a ticket. */

export function noteTicket({ noteId, by, text, now }: CommandData<'NoteTicket'>, ticket: Ticket): Decided {
  if (ticket.notes.some((note) => note.noteId === noteId)) return [];
  return [{ type: 'TicketNoted', data: { ticketId: ticket.ticketId, noteId, by, text, at: now } }];
}

export function assignTicket({ assignee, now }: CommandData<'AssignTicket'>, ticket: Ticket): Decided {
  if (ticket.assignee?.accountId === assignee?.accountId) return [];
  return isOver(ticket) ?? [{ type: 'TicketAssigned', data: { ticketId: ticket.ticketId, assignee, at: now } }];
}

/** Includes resolved tickets, which may be reopened. */
export function unassignTicket({ from, now }: CommandData<'UnassignTicket'>, ticket: Ticket): Decided {
  const { ticketId, assignee, status } = ticket;
  if (assignee?.accountId !== from || status === 'closed' || status === 'merged') return [];
  return [{ type: 'TicketAssigned', data: { ticketId, assignee: null, at: now } }];
}

export function prioritizeTicket({ priority, now }: CommandData<'PrioritizeTicket'>, ticket: Ticket): Decided {
  if (ticket.priority === priority) return [];
  return isOver(ticket) ?? [{ type: 'TicketPrioritized', data: { ticketId: ticket.ticketId, priority, at: now } }];
}

/**
 * Records in the target ticket that it continues `from`; the first step of a merge. If `from` cannot be merged, nothing is taken
 * over.
 */
export function takeOverTicket({ from, now }: CommandData<'TakeOverTicket'>, ticket: Ticket): Decided {
  const { ticketId } = ticket;
  if (ticket.tookOver.includes(from.ticketId)) return [];
  if (!isAsker(ticket, requesterKey(from.requester)))
    return refuse('not_allowed_now', 'These requests are from two people.');
  if (ticketId === from.ticketId) return refuse('not_allowed_now', 'This is the same request.');
  if (!isUnsolved(ticket)) return refuse('not_allowed_now', 'The other request isn’t open any more.');
  const merging = mergeTicket({ intoTicketId: ticketId, now }, from);
  if ('refused' in merging) return merging;
  return [
    {
      type: 'TicketTookOver',
      data: {
        ticketId,
        fromTicketId: from.ticketId,
        from: {
          priority: from.priority,
          waitsSince: from.clock.runningSince,
          unread: { requester: unreadBy('requester', from), staff: unreadBy('staff', from) },
        },
        at: now,
      },
    },
  ];
}

/**
 * Of two tickets merged into each other concurrently, the order of their ids decides which merge is refused, so that one of them
 * can still succeed.
 */
export function mergeTicket({ intoTicketId, now }: CommandData<'MergeTicket'>, ticket: Ticket): Decided {
  if (ticket.mergedInto === intoTicketId) return [];
  if (ticket.tookOver.includes(intoTicketId) && ticket.ticketId < intoTicketId)
    return refuse('not_allowed_now', 'The other request is about to go on in this one.');
  return isOver(ticket) ?? [{ type: 'TicketMerged', data: { ticketId: ticket.ticketId, intoTicketId, at: now } }];
}

function isOver({ status }: Ticket) {
  return status === 'closed' || status === 'merged' ? refuse('not_allowed_now', 'This request is closed.') : null;
}
