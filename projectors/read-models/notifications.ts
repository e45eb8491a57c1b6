import type { Notification } from '#contracts/views/notification.ts';
import { type Change, defineReadModel } from '../engine/read-model.ts';
import { type Details, notificationRules, type NotifyingType, type Recipient, ruleOf } from './notification-words.ts';
import { positionId } from './position-id.ts';

/**
 * One event that concerns one person. It holds what its words are made of; they are put together when it is shown. By
 * the event's position and the account.
 */
export type NotificationDocument = Omit<Recipient, 'only' | 'shutOut'> & { type: NotifyingType; at: string; position: number; bookingId: string | null; details: Details };

export const notifications = defineReadModel<NotificationDocument>({
  name: 'notifications',
  version: 2,
  fields: ['accountId', 'position'],
  compound: [['accountId', 'position']],
  on: Object.fromEntries(Object.keys(notificationRules).map((type) => [type, notifying(type as NotifyingType)])),
});

function notifying<Type extends NotifyingType>(type: Type): Change<NotificationDocument, Type> {
  const rule = ruleOf(type);
  return {
    ids: (event) => rule.to(event.data).map(({ accountId }) => `${positionId(event)}~${accountId}`),
    creates: true,
    apply: (_, { data, position, recordedAt }, id) => {
      const recipient = rule.to(data).find(({ accountId }) => id.endsWith(`~${accountId}`));
      if (!recipient) return undefined;
      const { accountId, as, only, shutOut } = recipient;
      return { accountId, as, type, at: recordedAt, position, bookingId: shutOut ? null : rule.bookingId(data), details: { ...rule.details(data), ...only } };
    },
    announce: (document, _, id) => {
      const { title, text, bookingId, details } = notificationView(id, document, 0);
      return [{ namespace: 'account', event: 'notification:new', to: { accounts: [document.accountId] }, payload: { id, type, title, text, bookingId, details } }];
    },
  };
}

export function notificationView(id: string, { as, type, at, position, bookingId, details }: NotificationDocument, readUpTo: number): Notification {
  const { title, text } = notificationRules[type];
  return { id, type, at, position, bookingId, title: typeof title === 'string' ? title : title(details), text: text(details, as), details, read: position <= readUpTo };
}
