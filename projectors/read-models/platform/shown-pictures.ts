import { jobReviewed, leadingTo, startsBooking } from '#contracts/events/booking.ts';
import { startsAccount } from '#contracts/events/account.ts';
import { messageSent } from '#contracts/events/conversation.ts';
import type { EventType, Recorded } from '#contracts/events/registry.ts';
import { platformReset } from '#contracts/events/platform.ts';
import { type Answers, textsIn } from '#contracts/form/answers.ts';
import { partsOfStream } from '#contracts/events/streams.ts';
import { ticketAnswered, ticketOpened } from '#contracts/events/support-tickets.ts';
import { uploadedFileId } from '#contracts/platform/uploaded-file.ts';
import { type Change, defineReadModel, onEach } from '../../read-model.ts';

/** Places in which an uploaded picture is shown; they determine who may see it. */
export type PictureUse =
  | { kind: 'public' }
  | { kind: 'conversation'; accountIds: readonly [string, string] }
  | { kind: 'booking'; bookingId: string }
  | { kind: 'ticket'; ticketId: string };

/**
 * Where an uploaded picture is shown. By its file's id. The first account to show it is its uploader, since no one else
 * knew the id. Only the uploader adds further places: others who learn an address cannot claim the picture or make it
 * public.
 */
export type ShownPictureDocument = { ownerId: string; shownIn: readonly PictureUse[] };

type PictureUses = { by: string; urls: readonly (string | null)[]; where: PictureUse };

const completed = leadingTo('completed');
const inPublic: PictureUse = { kind: 'public' };
const inBooking = ({ bookingId }: { bookingId: string }): PictureUse => ({ kind: 'booking', bookingId });
const inTicket = ({ ticketId }: { ticketId: string }): PictureUse => ({ kind: 'ticket', ticketId });
/** Answers to form questions can contain pictures. */
const inRequest = ({ photos, answers }: { photos: readonly string[]; answers: Answers }) => [
  ...photos,
  ...textsIn(answers),
];
const urlsOf = (attachments: readonly { url: string }[]) => attachments.map(({ url }) => url);

export const shownPictures = defineReadModel<ShownPictureDocument>({
  name: 'shown-pictures',
  version: 2,
  on: {
    ...onEach(
      [startsAccount],
      shows(({ data }) => ({ by: data.accountId, urls: [data.avatar], where: inPublic })),
    ),
    AvatarChanged: shows(({ data, stream }) => ({
      by: partsOfStream(stream).id,
      urls: [data.avatar],
      where: inPublic,
    })),
    PortfolioChanged: shows(({ data }) => ({ by: data.accountId, urls: data.portfolio, where: inPublic })),
    ...onEach(
      jobReviewed,
      shows(({ data }) => ({ by: data.clientId, urls: data.photos, where: inPublic })),
    ),
    ...onEach(
      [startsBooking],
      shows(({ data }) => ({ by: data.client.accountId, urls: inRequest(data), where: inBooking(data) })),
    ),
    BookingRequestEdited: shows(({ data }) => ({ by: data.clientId, urls: inRequest(data), where: inBooking(data) })),
    ...onEach(
      completed,
      shows((event) => ({ by: completerId(event), urls: event.data.photos, where: inBooking(event.data) })),
    ),
    ...onEach(
      [messageSent],
      shows(({ data }) => ({
        by: data.senderId,
        urls: urlsOf(data.attachments),
        where: { kind: 'conversation', accountIds: [data.senderId, data.recipientId] },
      })),
    ),
    // A visitor has no session: pictures of their ticket are protected by the secrecy of their addresses alone.
    ...onEach(
      [ticketOpened],
      shows(({ data }) => ({
        by: data.openedBy?.accountId ?? data.requester.accountId ?? '',
        urls: data.requester.accountId === null ? [] : urlsOf(data.attachments),
        where: inTicket(data),
      })),
    ),
    ...onEach(
      [ticketAnswered],
      shows(({ data }) => ({
        by: data.by?.accountId ?? '',
        urls: data.requesterId === null ? [] : urlsOf(data.attachments),
        where: inTicket(data),
      })),
    ),
  },
  // Pictures of bookings before a reset stay private rather than become public.
  resetOn: { [platformReset]: (picture) => picture },
});

function shows<Type extends EventType>(
  shown: (event: Recorded<Type>) => PictureUses,
): Change<ShownPictureDocument, Type> {
  return {
    ids: (event) => {
      const ids = shown(event).urls.flatMap((url) => uploadedFileId(url ?? '') ?? []);
      return [...new Set(ids)];
    },
    apply: (picture, event) => {
      const { by, where } = shown(event);
      if (picture === undefined) return { ownerId: by, shownIn: [where] };
      if (picture.ownerId !== by || picture.shownIn.some((one) => isSame(one, where))) return picture;
      return { ...picture, shownIn: [...picture.shownIn, where] };
    },
  };
}

/** The worker, unless the event says that another party did it for them. */
function completerId({ data, metadata: { actor } }: Recorded<(typeof completed)[number]>): string {
  if (data.by === 'client') return data.clientId;
  return data.by === 'admin' && actor !== 'system' ? actor.accountId : data.workerAccountId;
}

function isSame(one: PictureUse, other: PictureUse): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
