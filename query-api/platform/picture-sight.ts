import { may } from '#contracts/account/staff-permissions.ts';
import { ApiError } from '#contracts/api-error.ts';
import type { Caller } from '#contracts/calls/handlers.ts';
import { viewerOfCaller } from '#contracts/calls/viewer.ts';
import { messagesShown } from '#contracts/events/conversation.ts';
import { streams } from '#contracts/events/streams.ts';
import { SealedEvent } from '#infra/eventing/event-log.ts';
import type { PictureSight } from '#infra/http/uploads/file-route.ts';
import { isKnown } from '#projectors/read-models/platform/audit-log.ts';
import {
  type PictureUse,
  type ShownPictureDocument,
  shownPictures,
} from '#projectors/read-models/platform/shown-pictures.ts';
import { type TicketDocument, tickets } from '#projectors/read-models/support/tickets.ts';
import { bookingReader } from '../booking/booking-reader.ts';
import type { QueryContext } from '../query-context.ts';

type Place<Kind extends PictureUse['kind']> = Extract<PictureUse, { kind: Kind }>;
type Sees = { [Kind in PictureUse['kind']]: (place: Place<Kind>, caller: Caller) => Promise<boolean> };

/**
 * Viewers of an uploaded picture (docs/decisions/private-pictures.md): those who see a place where it is shown. Before
 * it is shown anywhere, only its uploader knows its id.
 */
export function pictureSight(queryContext: QueryContext) {
  const { documents, eventLog, now } = queryContext;
  const bookings = bookingReader(queryContext);

  const sees: Sees = {
    public: async () => true,

    booking: async ({ bookingId }, caller) =>
      bookings.read(bookingId, viewerOfCaller(caller)).then(
        () => true,
        (error: unknown) => {
          if (error instanceof ApiError && error.code === 'not_found') return false;
          throw error;
        },
      ),

    conversation: async ({ accountIds }, caller) =>
      accountIds.includes(caller.accountId) || (may(caller, 'chats.open') && isShownTo(caller, accountIds)),

    async ticket({ ticketId }, caller) {
      if (may(caller, 'tickets.read')) return true;
      const ticket = await documents.get<TicketDocument>(tickets.name, ticketId);
      return ticket?.document.requesterKey === caller.accountId;
    },
  };

  /** The staff member gave a reason for reading this conversation a few minutes ago. */
  async function isShownTo({ accountId }: Caller, [one, other]: readonly [string, string]): Promise<boolean> {
    const events = await eventLog.readStream(streams.conversation(one, other));
    return events
      .filter(isKnown)
      .filter((event) => !(event instanceof SealedEvent))
      .some(
        ({ type, data, metadata: { actor } }) =>
          type === messagesShown &&
          actor !== 'system' &&
          actor.accountId === accountId &&
          data.until > now().toISOString(),
      );
  }

  function canSee<Kind extends PictureUse['kind']>(place: Place<Kind>, caller: Caller): Promise<boolean> {
    const look: (place: Place<Kind>, caller: Caller) => Promise<boolean> = sees[place.kind];
    return look(place, caller);
  }

  return async (fileId: string, caller: Caller | null): Promise<PictureSight> => {
    const stored = await documents.get<ShownPictureDocument>(shownPictures.name, fileId);
    if (!stored || stored.document.shownIn.some(({ kind }) => kind === 'public')) return 'public';
    if (!caller) return 'hidden';
    const { ownerId, shownIn } = stored.document;
    if (ownerId === caller.accountId) return 'permitted';
    for (const place of shownIn) if (await canSee(place, caller)) return 'permitted';
    return 'hidden';
  };
}
