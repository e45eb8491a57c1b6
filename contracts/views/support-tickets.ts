import * as z from 'zod/mini';
import { Person } from '../account/person.ts';
import { Attachment } from '../events/conversation.ts';
import { Requester, TicketAbout, TicketPriority, TicketSide, TicketTopic } from '../events/support-tickets.ts';
import { targetStates, type TicketTargets } from '../support/support-tickets-clock.ts';
import { ticketCode } from '../support/support-tickets-code.ts';
import {
  type Ticket as Folded,
  type TicketMessage as FoldedMessage,
  ticketStatuses,
  unreadBy,
} from '../support/support-tickets-fold.ts';
import { reopenUntil } from '../support/support-tickets-rules.ts';

export const TicketStatus = z.enum(ticketStatuses);

/** `by`: null for a visitor. The requester sees name and picture of staff. */
export const TicketMessage = z.object({
  id: z.string(),
  side: TicketSide,
  by: z.nullable(z.object({ name: z.string(), avatar: z.nullable(z.string()) })),
  text: z.string(),
  attachments: z.array(Attachment),
  /** In this ticket. A merged ticket's message has the sequence of the one before; 0: none. */
  sequence: z.int(),
  at: z.string(),
  /** By the other side. */
  isRead: z.boolean(),
});
export type TicketMessage = z.infer<typeof TicketMessage>;

export const TicketRating = z.object({ rating: z.enum(['good', 'bad']), comment: z.string() });

const ticketShape = {
  id: z.string(),
  /** T-7F3K2. */
  code: z.string(),
  topic: TicketTopic,
  status: TicketStatus,
  openedAt: z.string(),
  /** Time of the latest message. */
  lastAt: z.string(),
  lastText: z.string(),
  lastSide: TicketSide,
};

/** A ticket in its requester's list. */
export const TicketListItem = z.object({ ...ticketShape, unread: z.int() });
export type TicketListItem = z.infer<typeof TicketListItem>;

/** The ticket with its messages. */
export const Ticket = z.object({
  ...ticketShape,
  unread: z.int(),
  about: z.nullable(TicketAbout),
  /** Name of the assignee. */
  assigneeName: z.nullable(z.string()),
  messages: z.array(TicketMessage),
  /** For resolved tickets. */
  reopenUntil: z.nullable(z.string()),
  rating: z.nullable(TicketRating),
  /** Id of the ticket into which this one was merged. */
  mergedInto: z.nullable(z.string()),
});
export type Ticket = z.infer<typeof Ticket>;

const Target = z.object({
  state: z.enum(['running', 'paused', 'met', 'missed']),
  targetMs: z.number(),
  /** Negative once missed. */
  leftMs: z.number(),
  /** null when the clock is stopped or the target is settled. */
  dueAt: z.nullable(z.string()),
});

const toldToStaff = {
  ...ticketShape,
  requester: Requester,
  priority: TicketPriority,
  assignee: z.nullable(Person),
  /** Messages of the person that no staff member has read. */
  unread: z.int(),
  targets: z.object({ firstAnswer: Target, resolution: Target }),
};

/** A ticket in the queue. */
export const AdminTicketListItem = z.object(toldToStaff);
export type AdminTicketListItem = z.infer<typeof AdminTicketListItem>;

/** A ticket as staff see it. */
export const AdminTicket = z.object({
  ...toldToStaff,
  about: z.nullable(TicketAbout),
  messages: z.array(z.extend(TicketMessage, { by: z.nullable(Person) })),
  notes: z.array(z.object({ noteId: z.string(), by: Person, text: z.string(), at: z.string() })),
  reopenUntil: z.nullable(z.string()),
  rating: z.nullable(TicketRating),
  mergedInto: z.nullable(z.object({ id: z.string(), code: z.string() })),
  /** Tickets of the same person merged into this one, with their messages, oldest first. */
  tookOver: z.array(z.object({ id: z.string(), code: z.string() })),
  /** Other tickets of the same person, newest first. */
  others: z.array(z.object(ticketShape)),
});
export type AdminTicket = z.infer<typeof AdminTicket>;

const SHOWN_TEXT = 140;

function ticketFields({
  ticketId,
  topic,
  status,
  messages,
  clock,
}: Folded): z.infer<z.ZodMiniObject<typeof ticketShape>> {
  const last = messages.at(-1);
  return {
    id: ticketId,
    code: ticketCode(ticketId),
    topic,
    status,
    openedAt: clock.openedAt,
    lastAt: last?.at ?? clock.openedAt,
    lastText: last?.text.slice(0, SHOWN_TEXT) ?? '',
    lastSide: last?.side ?? 'requester',
  };
}

export function ticketListItem(ticket: Folded): TicketListItem {
  return { ...ticketFields(ticket), unread: unreadBy('requester', ticket) };
}

/** `joined`: the tickets merged into this one; their messages are included by time. */
export function ticketView(ticket: Folded, joined: readonly Folded[]): Ticket {
  const { about, assignee, rating, mergedInto } = ticket;
  return {
    ...ticketListItem(ticket),
    about,
    assigneeName: assignee?.name ?? null,
    messages: messagesOf(ticket, joined).map((message) => ticketMessageView(message)),
    reopenUntil: reopenableUntil(ticket),
    rating,
    mergedInto,
  };
}

export function ticketMessageView({ messageId, by, ...message }: MessageState): TicketMessage {
  return {
    id: messageId,
    ...message,
    attachments: [...message.attachments],
    by: by && { name: by.name, avatar: by.avatar },
  };
}

type Standpoint = { targets: TicketTargets; now: string };

export function adminTicketListItem(ticket: Folded, { targets, now }: Standpoint): AdminTicketListItem {
  const { requester, priority, assignee, clock, status } = ticket;
  const isOver = status !== 'open' && status !== 'waiting';
  return {
    ...ticketFields(ticket),
    requester,
    priority,
    assignee,
    unread: unreadBy('staff', ticket),
    targets: targetStates(clock, { priority, isOver }, targets, now),
  };
}

export function adminTicketView(
  ticket: Folded,
  { joined, others }: { joined: readonly Folded[]; others: readonly Folded[] },
  standpoint: Standpoint,
): AdminTicket {
  const { about, rating, mergedInto } = ticket;
  return {
    ...adminTicketListItem(ticket, standpoint),
    about,
    messages: messagesOf(ticket, joined).map(({ messageId: id, attachments, ...message }) => ({
      id,
      ...message,
      attachments: [...attachments],
    })),
    notes: [ticket, ...joined].flatMap(({ notes }) => notes).sort(byTime),
    reopenUntil: reopenableUntil(ticket),
    rating,
    mergedInto: mergedInto === null ? null : { id: mergedInto, code: ticketCode(mergedInto) },
    tookOver: joined.map(({ ticketId }) => ({ id: ticketId, code: ticketCode(ticketId) })),
    others: others.map(ticketFields),
  };
}

function reopenableUntil({ status, resolvedAt }: Folded): string | null {
  return status === 'resolved' && resolvedAt ? reopenUntil(resolvedAt) : null;
}

type MessageState = FoldedMessage & { isRead: boolean };

/** By time. Messages of merged tickets count as read once this ticket is read. */
function messagesOf(ticket: Folded, joined: readonly Folded[]): MessageState[] {
  const own = ticket.messages.map((message) => ({ ...message, isRead: isReadIn(ticket, message) }));
  const others = joined.flatMap((other) =>
    other.messages.map((message) => ({
      ...message,
      sequence: 0,
      isRead: ticket.unreadJoined[otherSide(message)] === 0 || isReadIn(other, message),
    })),
  );
  let before = 0;
  return [...own, ...others].sort(byTime).map((message) => {
    before = message.sequence || before;
    return { ...message, sequence: before };
  });
}

function isReadIn({ readUpTo }: Folded, message: FoldedMessage): boolean {
  return message.sequence <= readUpTo[otherSide(message)];
}

function otherSide({ side }: FoldedMessage): TicketSide {
  return side === 'staff' ? 'requester' : 'staff';
}

function byTime(one: { at: string }, other: { at: string }): number {
  return one.at < other.at ? -1 : Number(one.at > other.at);
}

/** Counts of positive and negative ratings. */
const counted = { good: z.int(), bad: z.int() };

/** Ratings of support over some days. */
export const RatingFigures = z.object({
  all: z.object(counted),
  /** By assignee; null for unassigned tickets. Most rated first. */
  agents: z.array(z.object({ agent: z.nullable(Person), ...counted })),
});
export type RatingFigures = z.infer<typeof RatingFigures>;

/** One rated ticket. */
export const RatedTicket = z.extend(TicketRating, {
  /** The ticket's id. */
  id: z.string(),
  code: z.string(),
  topic: TicketTopic,
  name: z.string(),
  agent: z.nullable(Person),
  at: z.string(),
});
export type RatedTicket = z.infer<typeof RatedTicket>;
