import * as z from 'zod/mini';
import { Person } from '../account/person.ts';
import { Language, UserType } from '../roles.ts';
import { Attachment } from './conversation.ts';
import type { EventOf } from './event-schemas.ts';
import { internal, personal, unpublished } from './marks.ts';

export const ticketTopics = ['booking', 'payment', 'payout', 'account', 'safety', 'app', 'other'] as const;
export const TicketTopic = z.enum(ticketTopics);
export type TicketTopic = z.infer<typeof TicketTopic>;

/** From what can wait to what can't. */
export const ticketPriorities = ['low', 'normal', 'high', 'urgent'] as const;
export const TicketPriority = z.enum(ticketPriorities);
export type TicketPriority = z.infer<typeof TicketPriority>;

/** What a ticket was opened from. A booking and its payment have one id. `person`: an account. */
export const TicketAbout = z.object({ kind: z.enum(['booking', 'payment', 'person']), id: z.string() });
export type TicketAbout = z.infer<typeof TicketAbout>;

/** Who writes: the person who asked for help, or staff. */
export const TicketSide = z.enum(['requester', 'staff']);
export type TicketSide = z.infer<typeof TicketSide>;

/**
 * Who asks for help, as they were then: somebody with an account, or (`accountId` null) a visitor whose `email` a code
 * has proven.
 */
export const Requester = z.object({
  accountId: z.nullable(z.string()),
  userType: z.nullable(UserType),
  name: personal(z.string()),
  avatar: personal(z.nullable(z.string())),
  email: personal(z.nullable(z.string())),
  language: Language,
});
export type Requester = z.infer<typeof Requester>;

/** Of everything that concerns the person: whom to tell, and how they see Suki. `accountId` is null for a visitor. */
const forRequester = { requesterId: z.nullable(z.string()), requesterType: z.nullable(UserType) };

const ticketId = z.string();
/** ISO 8601 instant. */
const at = z.string();

/** `sequence` counts the messages of both sides from 1. */
const message = {
  messageId: internal(z.string()),
  text: personal(z.string()),
  attachments: personal(z.array(Attachment)),
  sequence: z.int(),
  at,
};

const BECAUSE = 'what people ask for help with stays between them and the staff';

/** The `ticket-{id}` stream: one person asks for help, staff answer. */
export const ticketEvents = {
  TicketOpened: unpublished(BECAUSE, {
    ticketId,
    requester: Requester,
    topic: TicketTopic,
    about: z.nullable(TicketAbout),
    /** Staff wrote first, and wait for the person. */
    openedBy: z.optional(Person),
    ...message,
  }),
  TicketReplied: unpublished(BECAUSE, {
    ticketId,
    ...forRequester,
    side: TicketSide,
    /** null: a visitor. */
    by: z.nullable(Person),
    ...message,
  }),
  /** For staff alone. */
  TicketNoted: unpublished(BECAUSE, { ticketId, noteId: z.string(), by: Person, text: personal(z.string()), at }),
  TicketAssigned: unpublished(BECAUSE, { ticketId, assignee: z.nullable(Person), at }),
  TicketPrioritized: unpublished(BECAUSE, { ticketId, priority: TicketPriority, at }),
  TicketResolved: unpublished(BECAUSE, { ticketId, ...forRequester, side: TicketSide, at }),
  TicketReopened: unpublished(BECAUSE, { ticketId, ...forRequester, side: TicketSide, at }),
  /** Nobody reopened it in time. */
  TicketClosed: unpublished(BECAUSE, { ticketId, at }),
  /** The same person asked twice: this ticket goes on in the other… */
  TicketMerged: unpublished(BECAUSE, { ticketId, intoTicketId: z.string(), at }),
  /** …which says so first. */
  TicketTookOver: unpublished(BECAUSE, {
    ticketId,
    fromTicketId: z.string(),
    /** What of the other one this ticket goes on with. Not in events from before 2026-11-27. */
    from: z.optional(
      z.object({
        priority: TicketPriority,
        /** Since when its person waits for staff; null where no answer is owed: it isn't open. */
        waitsSince: z.nullable(z.string()),
        /** How many messages of the other side each had not read. Unsaid in events of before. */
        unread: z.optional(z.object({ requester: z.int(), staff: z.int() })),
      }),
    ),
    at,
  }),
  TicketRated: unpublished(BECAUSE, {
    ticketId,
    rating: z.enum(['good', 'bad']),
    comment: personal(z.string()),
    at,
  }),
  /** How far one side has read the other's messages. */
  TicketRead: unpublished(BECAUSE, { ticketId, side: TicketSide, upToSequence: z.int(), at }),
};
export type TicketEvent = EventOf<typeof ticketEvents>;

export const ticketOpened = 'TicketOpened' satisfies TicketEvent['type'];
export const ticketAnswered = 'TicketReplied' satisfies TicketEvent['type'];
/** It is over until somebody reopens it… */
export const ticketResolved = 'TicketResolved' satisfies TicketEvent['type'];
/** …or it is not any more, or for good. */
export const ticketNoLongerResolved = [
  'TicketReopened',
  'TicketClosed',
  'TicketMerged',
] as const satisfies readonly TicketEvent['type'][];
