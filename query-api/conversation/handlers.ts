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
import { type WorkerDocument, workers } from '#projectors/read-models/worker/workers.ts';
import { viewerOf } from '#contracts/calls/viewer.ts';
import { type Face, faceOf, peopleById } from '../account/people.ts';
import type { QueryContext } from '../query-context.ts';
import { chatsOf, partnerIn, partnersOf } from './conversations-of.ts';

type Window = QueryOf<typeof conversationCalls.readPartnerMessages>;
type ConversationQueries = Handlers<'listChats' | 'listPartners' | 'readBookingMessages' | 'readPartnerMessages'>;
type Participant = Pick<Caller, 'accountId' | 'userType' | 'workerId'>;
type People = ReadonlyMap<string, AccountDocument>;
type BookingInChat = z.infer<typeof ChatBooking>;

export function conversationQueries(queryContext: Pick<QueryContext, 'documents' | 'isOnline'>): ConversationQueries {
  const { documents, isOnline } = queryContext;

  /** Presence is only shown to those in touch with the person. */
  function partnerOf(face: Face, isInTouch = true): z.infer<typeof ChatPartner> {
    return { ...face, online: isInTouch && isOnline(face.id) };
  }

  async function bookingsById(ids: readonly (string | null)[]): Promise<ReadonlyMap<string, BookingDocument>> {
    const found = await documents.getMany<BookingDocument>(
      bookings.name,
      ids.filter((id) => id !== null),
    );
    return new Map(found.map(({ id, document }) => [id, document]));
  }

  async function messagesWith(
    reader: Participant,
    partnerId: string,
    window: Window,
    bookingId: string | null,
  ): Promise<ChatMessages> {
    const id = conversationId(reader.accountId, partnerId);
    const [stored, people, isApproved] = await Promise.all([
      documents.get<ConversationDocument>(conversations.name, id),
      peopleById(documents, [partnerId]),
      isApprovedOrNoWorker(reader),
    ]);
    const person = people.get(partnerId);
    // An agreed job, or a request by name, has opened a conversation.
    const areStrangers = !stored && bookingId === null;
    if (areStrangers && !mayBegin(reader, person)) throw new ApiError('not_found');
    const conversation = stored?.document ?? emptyConversation(id, '');
    const face = bookingId === null ? faceFor(reader, person, conversation) : faceOf(person, partnerId);
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
      mayWrite: isApproved || person?.userType === 'admin',
    };
  }

  async function isApprovedOrNoWorker({ userType, workerId }: Participant): Promise<boolean> {
    if (userType !== 'worker') return true;
    const worker = workerId === null ? undefined : await documents.get<WorkerDocument>(workers.name, workerId);
    return worker?.document.approval.status === 'approved';
  }

  return {
    async listChats({ context }) {
      const reader = signedIn(context);
      const { accountId } = reader;
      const begun = await chatsOf(documents, accountId);
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
          partner: partnerOf(faceFor(reader, people.get(partnerId), conversation)),
          lastMessage: conversation.lastMessage,
          unreadCount: conversation.unread[accountId]?.length ?? 0,
          booking,
        };
      });
      return { data: { items } };
    },

    async listPartners({ context }) {
      const reader = signedIn(context);
      const { accountId } = reader;
      const begun = await partnersOf(documents, accountId);
      const people = await peopleById(
        documents,
        begun.map((conversation) => partnerIn(conversation, accountId)),
      );
      const faces = begun.map((conversation) =>
        faceFor(reader, people.get(partnerIn(conversation, accountId)), conversation),
      );
      return { data: { items: faces.map((face) => partnerOf(face)) } };
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

/**
 * Workers have the name of their profile. Clients have their full name for those they asked or wrote to; for others,
 * who may have written without being asked, they are shown as in an open request.
 */
function faceFor(reader: Participant, person: AccountDocument | undefined, conversation: ConversationDocument): Face {
  const face = faceOf(person, partnerIn(conversation, reader.accountId));
  const isNamed = reader.userType === 'admin' || conversation.introduced.includes(face.id);
  return person?.userType !== 'client' || isNamed ? face : { ...face, name: nameWithInitial(face.name) };
}

/** Staff are contacted through support. */
function mayBegin(reader: Participant, person: AccountDocument | undefined): boolean {
  return person !== undefined && (reader.userType === 'admin' || person.userType !== 'admin');
}

/** The conversation's booking, if it concerns both sides: an open job may have gone to another worker. */
function shownTo(
  reader: Participant,
  partnerId: string,
  people: People,
  booking: BookingDocument | undefined,
): BookingInChat | null {
  if (!booking) return null;
  const { client, worker } = booking;
  const partner = { accountId: partnerId, userType: people.get(partnerId)?.userType ?? 'client' };
  const sides = { clientId: client.accountId, workerAccountId: worker?.accountId ?? null, isOpen: worker === null };
  return hasConversationAccess(sides, reader, partner) ? chatBooking(booking) : null;
}

function chatBooking({ bookingId, code, status, service, startsAt }: BookingDocument): BookingInChat {
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
