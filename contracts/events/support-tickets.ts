import * as z from 'zod/mini';
import { Person } from '../account/person.ts';
import { Language, UserType } from '../roles.ts';
import { Attachment } from './conversation.ts';
import type { EventOf } from './event-schemas.ts';
import { internal, personal, unpublished } from './marks.ts';

export const ticketTopics = ['booking', 'payment', 'payout', 'account', 'safety', 'app', 'other'] as const;
export const TicketTopic = z.enum(ticketTopics);
export type TicketTopic = z.infer<typeof TicketTopic>;

/** In ascending order. */
export const ticketPriorities = ['low', 'normal', 'high', 'urgent'] as const;
export const TicketPriority = z.enum(ticketPriorities);
export type TicketPriority = z.infer<typeof TicketPriority>;

/** Subject of a ticket. A booking and its payment share one id. `person`: an account. */
export const TicketAbout = z.object({ kind: z.enum(['booking', 'payment', 'person']), id: z.string() });
export type TicketAbout = z.infer<typeof TicketAbout>;

/** The author's side: the requester, or staff. */
export const TicketSide = z.enum(['requester', 'staff']);
export type TicketSide = z.infer<typeof TicketSide>;

/** The requester at that time: an account, or (`accountId` null) a visitor whose `email` was verified by a code. */
export const Requester = z.object({
  accountId: z.nullable(z.string()),
  userType: z.nullable(UserType),
  name: personal(z.string()),
  avatar: personal(z.nullable(z.string())),
  email: personal(z.nullable(z.string())),
  language: Language,
});
export type Requester = z.infer<typeof Requester>;

/** The recipient of notifications and their role. `accountId` is null for a visitor. */
const forRequester = { requesterId: z.nullable(z.string()), requesterType: z.nullable(UserType) };

const ticketId = z.string();
/** ISO 8601 instant. */
const at = z.string();

/** `sequence` numbers the messages of both sides from 1. */
const message = {
  messageId: internal(z.string()),
  text: personal(z.string()),
  attachments: personal(z.array(Attachment)),
  sequence: z.int(),
  at,
};

const BECAUSE = 'contacts between users and staff';

/** The `ticket-{id}` stream: a person's support request and its answers. */
export const ticketEvents = {
  TicketOpened: unpublished(BECAUSE, {
    ticketId,
    requester: Requester,
    topic: TicketTopic,
    about: z.nullable(TicketAbout),
    /** Staff wrote first and wait for the person. */
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
  /** For staff only. */
  TicketNoted: unpublished(BECAUSE, { ticketId, noteId: z.string(), by: Person, text: personal(z.string()), at }),
  TicketAssigned: unpublished(BECAUSE, { ticketId, assignee: z.nullable(Person), at }),
  TicketPrioritized: unpublished(BECAUSE, { ticketId, priority: TicketPriority, at }),
  TicketResolved: unpublished(BECAUSE, { ticketId, ...forRequester, side: TicketSide, at }),
  TicketReopened: unpublished(BECAUSE, { ticketId, ...forRequester, side: TicketSide, at }),
  /** It was not reopened in time. */
  TicketClosed: unpublished(BECAUSE, { ticketId, at }),
  /** A duplicate by the same person: this ticket was merged into the other. */
  TicketMerged: unpublished(BECAUSE, { ticketId, intoTicketId: z.string(), at }),
  /** Recorded in the other ticket first. */
  TicketTookOver: unpublished(BECAUSE, {
    ticketId,
    fromTicketId: z.string(),
    /** State taken over from the merged ticket. Absent before 2026-11-27. */
    from: z.optional(
      z.object({
        priority: TicketPriority,
        /** Since when its person has waited for staff; null unless it is open. */
        waitsSince: z.nullable(z.string()),
        /** Unread messages by reader. Absent from older events. */
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
  /** The last message that one side has read. */
  TicketRead: unpublished(BECAUSE, { ticketId, side: TicketSide, upToSequence: z.int(), at }),
};
export type TicketEvent = EventOf<typeof ticketEvents>;

export const ticketOpened = 'TicketOpened' satisfies TicketEvent['type'];
export const ticketAnswered = 'TicketReplied' satisfies TicketEvent['type'];
/** Solved; it may be reopened. */
export const ticketResolved = 'TicketResolved' satisfies TicketEvent['type'];
/** Reopened, or closed for good. */
export const ticketNoLongerResolved = [
  'TicketReopened',
  'TicketClosed',
  'TicketMerged',
] as const satisfies readonly TicketEvent['type'][];
