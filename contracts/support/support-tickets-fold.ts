import type { Person } from '../account/person.ts';
import type { DataOf } from '../events/registry.ts';
import {
  type Requester,
  type TicketAbout,
  type TicketEvent,
  ticketPriorities,
  type TicketPriority,
  type TicketSide,
  type TicketTopic,
} from '../events/support-tickets.ts';
import {
  answerClock,
  runClock,
  runClockSince,
  startClock,
  stopClock,
  type TicketClock,
} from './support-tickets-clock.ts';

/** Folds a ticket's events, for the decider and the read models. */

/** open: staff owe an answer. waiting: staff wait for the person. */
export const ticketStatuses = ['open', 'waiting', 'resolved', 'closed', 'merged'] as const;
export type TicketStatus = (typeof ticketStatuses)[number];

export type TicketMessage = Pick<
  DataOf<'TicketReplied'>,
  'side' | 'by' | 'messageId' | 'text' | 'attachments' | 'sequence' | 'at'
>;
export type TicketNote = Omit<DataOf<'TicketNoted'>, 'ticketId'>;

export type Ticket = {
  kind: 'ticket';
  ticketId: string;
  requester: Requester;
  topic: TicketTopic;
  about: TicketAbout | null;
  status: TicketStatus;
  priority: TicketPriority;
  assignee: Person | null;
  messages: readonly TicketMessage[];
  notes: readonly TicketNote[];
  /** The last message that each side has read. */
  readUpTo: Readonly<Record<TicketSide, number>>;
  /** Unread messages of each side in tickets merged into this one. */
  unreadJoined: Readonly<Record<TicketSide, number>>;
  clock: TicketClock;
  resolvedAt: string | null;
  rating: { rating: 'good' | 'bad'; comment: string } | null;
  mergedInto: string | null;
  tookOver: readonly string[];
};
export type TicketState = { kind: 'none' } | Ticket;

const nothingUnread = { requester: 0, staff: 0 } as const;

export const noTicket: TicketState = { kind: 'none' };

export function foldTicket(state: TicketState, event: TicketEvent): TicketState {
  if (event.type === 'TicketOpened') return opened(event.data);
  return state.kind === 'none' ? state : changed(state, event);
}

function opened({ ticketId, requester, topic, about, openedBy, ...first }: DataOf<'TicketOpened'>): Ticket {
  const { accountId, name, avatar } = requester;
  const asker = accountId === null ? null : { accountId, name, avatar };
  const asked: Ticket = {
    kind: 'ticket',
    ticketId,
    requester,
    topic,
    about,
    status: 'open',
    // A person may be in danger: handled before everything else.
    priority: topic === 'safety' ? 'urgent' : 'normal',
    assignee: null,
    messages: [{ ...first, side: 'requester', by: asker }],
    notes: [],
    readUpTo: { requester: 1, staff: 0 },
    unreadJoined: nothingUnread,
    clock: startClock(first.at),
    resolvedAt: null,
    rating: null,
    mergedInto: null,
    tookOver: [],
  };
  return openedBy ? byStaff(asked, first, openedBy) : asked;
}

/** The staff member who opened it becomes the assignee; no answer is owed yet. */
function byStaff(
  asked: Ticket,
  first: Pick<TicketMessage, 'messageId' | 'text' | 'attachments' | 'sequence' | 'at'>,
  by: Person,
): Ticket {
  return {
    ...asked,
    status: 'waiting',
    assignee: by,
    messages: [{ ...first, side: 'staff', by }],
    readUpTo: { requester: 0, staff: 1 },
    clock: answerClock(stopClock(asked.clock, first.at), first.at),
  };
}

function changed(ticket: Ticket, { type, data }: Exclude<TicketEvent, { type: 'TicketOpened' }>): Ticket {
  switch (type) {
    case 'TicketReplied':
      return withReply(ticket, data);
    case 'TicketNoted': {
      const { noteId, by, text, at } = data;
      return { ...ticket, notes: [...ticket.notes, { noteId, by, text, at }] };
    }
    case 'TicketAssigned':
      return { ...ticket, assignee: data.assignee };
    case 'TicketPrioritized':
      return { ...ticket, priority: data.priority };
    case 'TicketResolved':
      return { ...ticket, status: 'resolved', resolvedAt: data.at, clock: stopClock(ticket.clock, data.at) };
    case 'TicketReopened':
      return { ...ticket, status: 'open', resolvedAt: null, clock: runClock(ticket.clock, data.at) };
    case 'TicketClosed':
      return { ...ticket, status: 'closed' };
    case 'TicketMerged':
      return { ...ticket, status: 'merged', mergedInto: data.intoTicketId, clock: stopClock(ticket.clock, data.at) };
    case 'TicketTookOver':
      return withOther(ticket, data);
    case 'TicketRated':
      return { ...ticket, rating: { rating: data.rating, comment: data.comment } };
    case 'TicketRead':
      return withRead(ticket, data.side, data.upToSequence);
  }
}

/** An answer of staff stops the clock, and one of the person starts it. Writing marks earlier messages as read. */
function withReply(ticket: Ticket, data: DataOf<'TicketReplied'>): Ticket {
  const { side, by, messageId, text, attachments, sequence, at } = data;
  const isAnswer = side === 'staff';
  return {
    ...withRead(ticket, side, sequence),
    messages: [...ticket.messages, { side, by, messageId, text, attachments, sequence, at }],
    status: isAnswer ? 'waiting' : 'open',
    clock: isAnswer ? answerClock(stopClock(ticket.clock, at), at) : runClock(ticket.clock, at),
  };
}

/** Messages of merged tickets are shown among this ticket's: reading this ticket reads them. */
function withRead(ticket: Ticket, side: TicketSide, upToSequence: number): Ticket {
  return {
    ...ticket,
    readUpTo: { ...ticket.readUpTo, [side]: upToSequence },
    unreadJoined: { ...ticket.unreadJoined, [side]: 0 },
  };
}

/** Messages of the other side that this one has not read. */
export function unreadBy(side: TicketSide, { messages, readUpTo, unreadJoined, status }: Ticket): number {
  if (status === 'merged') return 0;
  const own = messages.filter((message) => message.side !== side && message.sequence > readUpTo[side]);
  return own.length + unreadJoined[side];
}

/** The merged ticket's waiting time and priority continue in this one, so that merging does not delay an answer. */
function withOther(ticket: Ticket, { fromTicketId, from }: DataOf<'TicketTookOver'>): Ticket {
  const joined = { ...ticket, tookOver: [...ticket.tookOver, fromTicketId] };
  if (!from) return joined;
  const { priority, waitsSince, unread = nothingUnread } = from;
  const { requester, staff } = ticket.unreadJoined;
  const urgent = {
    ...joined,
    priority: higherPriority(ticket.priority, priority),
    unreadJoined: { requester: requester + unread.requester, staff: staff + unread.staff },
  };
  return waitsSince === null ? urgent : { ...urgent, status: 'open', clock: runClockSince(ticket.clock, waitsSince) };
}

function higherPriority(one: TicketPriority, other: TicketPriority): TicketPriority {
  return ticketPriorities.indexOf(other) > ticketPriorities.indexOf(one) ? other : one;
}

/** An account is identified by its id, a visitor by the verified address. */
export function requesterKey({ accountId, email }: Pick<Requester, 'accountId' | 'email'>): string {
  return accountId ?? `mail:${email ?? ''}`;
}
