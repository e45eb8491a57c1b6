import type { Viewer } from '#contracts/booking/allowed-actions.ts';
import type { Stored } from '#infra/eventing/documents/port.ts';
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

  /** The bookings among these that a worker may still open: one that they made an offer for may be somebody else's by now. */
  async function openTo(viewer: Viewer, found: readonly Stored<NotificationDocument>[]): Promise<ReadonlySet<string>> {
    const ids = new Set(found.flatMap(({ document }) => (document.as === 'worker' ? (document.bookingId ?? []) : [])));
    const seen = await reader.show(await documents.getMany<BookingDocument>(bookings.name, [...ids]), viewer);
    return new Set(seen.map(({ id }) => id));
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
      const linked = (document: NotificationDocument) =>
        document.as === 'client' || open.has(document.bookingId ?? '') ? document : { ...document, bookingId: null };
      return {
        data: {
          items: found.map(({ id, document }) => notificationView(id, linked(document), readUpTo)),
          page: query.page,
          limit: query.limit,
          total,
          unread,
        },
      };
    },
  };
}
