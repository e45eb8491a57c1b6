import type { Viewer } from '#contracts/booking/allowed-actions.ts';
import type { Booking } from '#contracts/views/booking.ts';
import type { Notification } from '#contracts/views/notification.ts';
import type { Stored } from '#infra/eventing/documents.ts';
import { type Handlers, signedIn } from '#contracts/calls/handlers.ts';
import { type BookingDocument, bookings } from '#projectors/read-models/booking/bookings.ts';
import { type InboxDocument, inboxes } from '#projectors/read-models/notification/inboxes.ts';
import {
  type NotificationDocument,
  notificationId,
  notifications,
  notificationView,
} from '#projectors/read-models/notification/notifications.ts';
import { bookingReader } from '../booking/booking-reader.ts';
import { viewerOf } from '#contracts/calls/viewer.ts';
import { skipOf } from '../page.ts';
import type { QueryContext } from '../query-context.ts';

export function notificationQueries(queryContext: QueryContext): Handlers<'listNotifications'> {
  const { documents } = queryContext;
  const reader = bookingReader(queryContext);

  /** The person's accessible bookings among these, by id: one that they quoted for may belong to another worker now. */
  async function openTo(viewer: Viewer, found: readonly Stored<NotificationDocument>[]): Promise<Map<string, Booking>> {
    const ids = new Set(found.flatMap(({ document }) => document.bookingId ?? []));
    const seen = await reader.show(await documents.getMany<BookingDocument>(bookings.name, [...ids]), viewer);
    return new Map(seen.map((booking) => [booking.id, booking]));
  }

  return {
    async listNotifications({ query, context }) {
      const { accountId } = signedIn(context);
      const mine = { accountId: { eq: accountId } };
      const readUpTo = (await documents.get<InboxDocument>(inboxes.name, accountId))?.document.readUpTo ?? 0;
      const [found, total, unread] = await Promise.all([
        documents.find<NotificationDocument>(notifications.name, {
          where: mine,
          sort: [['id', 'desc']],
          ...skipOf(query),
        }),
        documents.count(notifications.name, mine),
        documents.count(notifications.name, { ...mine, id: { gte: notificationId(readUpTo + 1, 0) } }),
      ]);
      const open = await openTo(viewerOf(context), found);
      const show = ({ id, document }: Stored<NotificationDocument>) => {
        const booking = open.get(document.bookingId ?? '');
        const linked = document.as === 'client' || booking ? document : { ...document, bookingId: null };
        return notificationView(id, linked, readUpTo, booking ? jobOf(booking, document.as) : null);
      };
      return {
        data: {
          items: found.map(show),
          page: query.page,
          limit: query.limit,
          total,
          unread,
        },
      };
    },
  };
}

/** Clients see their worker's name, workers their client's. */
function jobOf({ service, worker, client }: Booking, as: NotificationDocument['as']): Notification['job'] {
  return { service: service.name, person: (as === 'client' ? worker?.name : client.name) ?? null };
}
