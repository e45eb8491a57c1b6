import type { EventType } from '#contracts/events/registry.ts';
import type { Notification } from '#contracts/views/notification.ts';
import { type Change, defineReadModel } from '../engine/read-model.ts';
import { notificationRules } from './notification-words.ts';

/** One event that concerns one person. By event and account. */
export type NotificationDocument = Omit<Notification, 'read'> & { accountId: string };

type NotifyingType = keyof typeof notificationRules;

export const notifications = defineReadModel<NotificationDocument>({
  name: 'notifications',
  version: 1,
  fields: ['accountId', 'position'],
  compound: [['accountId', 'position']],
  on: Object.fromEntries(Object.keys(notificationRules).map((type) => [type, notifying(type as NotifyingType)])),
});

function notifying<Type extends EventType>(type: Type): Change<NotificationDocument, Type> {
  const rule = notificationRules[type];
  if (!rule) throw new Error(`${type} notifies nobody`);
  return {
    ids: (event) => rule.to(event.data).map(({ accountId }) => `${event.id}~${accountId}`),
    creates: true,
    apply: (_, event, id) => {
      const recipient = rule.to(event.data).find(({ accountId }) => id.endsWith(`~${accountId}`));
      if (!recipient) return undefined;
      return {
        id, accountId: recipient.accountId, type, at: event.recordedAt, position: event.position,
        bookingId: rule.bookingId(event.data), title: rule.title, text: rule.text(event.data, recipient.as), details: rule.details(event.data),
      };
    },
    announce: ({ accountId, id, title, text, bookingId, details }) => [
      { namespace: 'account', event: 'notification:new', to: { accounts: [accountId] }, payload: { id, type, title, text, bookingId, details } },
    ],
  };
}

export function notificationView({ accountId: _account, ...notification }: NotificationDocument, readUpTo: number): Notification {
  return { ...notification, read: notification.position <= readUpTo };
}
