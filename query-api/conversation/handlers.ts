import { nameWithInitial } from '#contracts/account/person.ts';
import { hasConversationAccess, partyOf } from '#contracts/booking/allowed-actions.ts';
import type { QueryOf } from '#contracts/calls/call.ts';
import type { conversationCalls } from '#contracts/calls/conversation.ts';
import { conversationId } from '#contracts/conversation/conversation-fold.ts';
import {
  type ChatBooking,
  type ChatListItem,
  type ChatMessages,
  type ChatPartner,
  messageView,
} from '#contracts/views/conversation.ts';
import type * as z from 'zod/mini';
import { ApiError } from '#contracts/api-error.ts';
import { type Caller, type Handlers, signedIn } from '#contracts/calls/handlers.ts';
import type { AccountDocument } from '#projectors/read-models/account/accounts.ts';
import { type BookingDocument, bookings } from '#projectors/read-models/booking/bookings.ts';
import {
  type ConversationDocument,
  conversations,
  emptyConversation,
  readAt,
  readSequence,
} from '#projectors/read-models/conversation/conversations.ts';
import { type MessageDocument, messages } from '#projectors/read-models/conversation/messages.ts';
import { viewerOf } from '#contracts/calls/viewer.ts';
import { type Face, faceOf, peopleById } from '../account/people.ts';
import type { QueryContext } from '../query-context.ts';

type Window = QueryOf<typeof conversationCalls.readPartnerMessages>;
type ConversationQueries = Handlers<'listChats' | 'listPartners' | 'readBookingMessages' | 'readPartnerMessages'>;
type Who = Pick<Caller, 'accountId' | 'userType'>;
type People = ReadonlyMap<string, AccountDocument>;
type BookingShown = z.infer<typeof ChatBooking>;

const CONVERSATIONS_SHOWN = 500;

export function conversationQueries(queryContext: Pick<QueryContext, 'documents' | 'isOnline'>): ConversationQueries {
  const { documents, isOnline } = queryContext;

  /** Whether somebody is there is for those who are in touch with them. */
  function partnerOf(face: Face, isInTouch = true): z.infer<typeof ChatPartner> {
    return { ...face, online: isInTouch && isOnline(face.id) };
  }

  /**
   * Newest first. By their last message it is those that have one: each request to a worker by name brings two people
   * together, and so many without a word would take the place of those who do write.
   */
  async function conversationsOf(
    accountId: string,
    by: 'lastAt' | 'lastMessage.sentAt',
  ): Promise<ConversationDocument[]> {
    const as = (side: 'firstId' | 'secondId') =>
      documents.find<ConversationDocument>(conversations.name, {
        where: { [side]: { eq: accountId }, [by]: { gte: '' } },
        sort: [[by, 'desc']],
        limit: CONVERSATIONS_SHOWN,
      });
    const found = (await Promise.all([as('firstId'), as('secondId')])).flat().map(({ document }) => document);
    return found.sort((one, other) => (one.lastAt > other.lastAt ? -1 : 1)).slice(0, CONVERSATIONS_SHOWN);
  }

  async function bookingsById(ids: readonly (string | null)[]): Promise<ReadonlyMap<string, BookingDocument>> {
    const found = await documents.getMany<BookingDocument>(
      bookings.name,
      ids.filter((id) => id !== null),
    );
    return new Map(found.map(({ id, document }) => [id, document]));
  }

  async function messagesWith(
    reader: Who,
    partnerId: string,
    window: Window,
    bookingId: string | null,
  ): Promise<ChatMessages> {
    const id = conversationId(reader.accountId, partnerId);
    const [stored, people] = await Promise.all([
      documents.get<ConversationDocument>(conversations.name, id),
      peopleById(documents, [partnerId]),
    ]);
    const person = people.get(partnerId);
    if (!stored && !person) throw new ApiError('not_found');
    // A job that was agreed on, or asked for by name, has begun a conversation.
    const areStrangers = !stored && bookingId === null && reader.userType !== 'admin';
    const face = areStrangers ? faceForStrangers(person, partnerId) : faceOf(person, partnerId);
    const conversation = stored?.document ?? emptyConversation(id, '');
    const shownBooking = bookingId ?? conversation.bookingId;
    const booking = (await bookingsById([shownBooking])).get(shownBooking ?? '');
    const found = await messagesIn(queryContext, id, window);
    const shown = shownTo(reader, partnerId, people, booking);
    return {
      items: found.map((message) => messageView(message, readAt(conversation, message.recipientId, message.sequence))),
      total: conversation.messages,
      readUpTo: readSequence(conversation, partnerId),
      partner: partnerOf(face, stored !== undefined || shown !== null),
      booking: shown,
    };
  }

  return {
    async listChats({ context }) {
      const reader = signedIn(context);
      const { accountId } = reader;
      const begun = await conversationsOf(accountId, 'lastMessage.sentAt');
      const people = await peopleById(
        documents,
        begun.map((conversation) => partnerIn(conversation, accountId)),
      );
      const found = await bookingsById(begun.map(({ bookingId }) => bookingId));
      const items: z.infer<typeof ChatListItem>[] = begun.map((conversation) => {
        const partnerId = partnerIn(conversation, accountId);
        const booking = shownTo(reader, partnerId, people, found.get(conversation.bookingId ?? ''));
        return {
          conversationId: conversation.conversationId,
          bookingId: booking?.id ?? null,
          partner: partnerOf(faceOf(people.get(partnerId), partnerId)),
          lastMessage: conversation.lastMessage,
          unreadCount: conversation.unread[accountId]?.length ?? 0,
          booking,
        };
      });
      return { data: { items } };
    },

    async listPartners({ context }) {
      const { accountId } = signedIn(context);
      const ids = (await conversationsOf(accountId, 'lastAt')).map((conversation) =>
        partnerIn(conversation, accountId),
      );
      const people = await peopleById(documents, ids);
      return { data: { items: ids.map((id) => partnerOf(faceOf(people.get(id), id))) } };
    },

    async readBookingMessages({ params, query, context }) {
      const viewer = viewerOf(context);
      const booking = (await documents.get<BookingDocument>(bookings.name, params.bookingId))?.document;
      const party = booking && partyOf(booking, viewer);
      if (!booking?.worker || (party !== 'client' && party !== 'worker')) throw new ApiError('not_found');
      const partnerId = party === 'client' ? booking.worker.accountId : booking.client.accountId;
      return { data: await messagesWith(signedIn(context), partnerId, query, booking.bookingId) };
    },

    async readPartnerMessages({ params, query, context }) {
      return { data: await messagesWith(signedIn(context), params.id, query, null) };
    },
  };
}

function partnerIn({ firstId, secondId }: ConversationDocument, accountId: string): string {
  return firstId === accountId ? secondId : firstId;
}

/**
 * Of people who have nothing to do with each other yet: a worker as on their profile, a client as in a request that is open to
 * all, and nobody of the staff, to whom one comes through support.
 */
function faceForStrangers(person: AccountDocument | undefined, id: string): Face {
  if (person?.userType === 'admin') throw new ApiError('not_found');
  const face = faceOf(person, id);
  return person?.userType === 'client' ? { ...face, name: nameWithInitial(face.name) } : face;
}

/** What a conversation is about, when it is both people's business: an open job may have become another worker's. */
function shownTo(
  reader: Who,
  partnerId: string,
  people: People,
  booking: BookingDocument | undefined,
): BookingShown | null {
  if (!booking) return null;
  const { client, worker } = booking;
  const partner = { accountId: partnerId, userType: people.get(partnerId)?.userType ?? 'client' };
  const sides = { clientId: client.accountId, workerAccountId: worker?.accountId ?? null, isOpen: worker === null };
  return hasConversationAccess(sides, reader, partner) ? chatBooking(booking) : null;
}

function chatBooking({ bookingId, code, status, service, startsAt }: BookingDocument): BookingShown {
  return { id: bookingId, code, status, service, startsAt };
}

/** In ascending sequence: the newest before `before`, or the oldest after `after`. */
async function messagesIn(
  { documents }: Pick<QueryContext, 'documents'>,
  id: string,
  { before, after, limit }: Window,
): Promise<MessageDocument[]> {
  const sequence = { ...(before !== undefined && { lt: before }), ...(after !== undefined && { gt: after }) };
  const found = await documents.find<MessageDocument>(messages.name, {
    where: { conversationId: { eq: id }, ...(Object.keys(sequence).length > 0 && { sequence }) },
    sort: [['sequence', after === undefined ? 'desc' : 'asc']],
    limit,
  });
  const shown = found.map(({ document }) => document);
  return after === undefined ? shown.reverse() : shown;
}
