import { type Handlers, signedIn } from '#infra/http/handlers.ts';
import { type InboxDocument, inboxes } from '#projectors/read-models/inboxes.ts';
import { type NotificationDocument, notifications, notificationView } from '#projectors/read-models/notifications.ts';
import { skipOf } from './page.ts';
import type { Sources } from './sources.ts';

export function notificationQueries({ documents }: Pick<Sources, 'documents'>): Handlers<'listNotifications'> {
  return {
    async listNotifications({ query, context }) {
      const { accountId } = signedIn(context);
      const mine = { accountId: { eq: accountId } };
      const readUpTo = (await documents.get<InboxDocument>(inboxes.name, accountId))?.document.readUpTo ?? 0;
      const [found, total, unread] = await Promise.all([
        documents.find<NotificationDocument>(notifications.name, { where: mine, sort: [['position', 'desc']], ...skipOf(query) }),
        documents.count(notifications.name, mine),
        documents.count(notifications.name, { ...mine, position: { gt: readUpTo } }),
      ]);
      return { data: { items: found.map(({ id, document }) => notificationView(id, document, readUpTo)), page: query.page, limit: query.limit, total, unread } };
    },
  };
}
