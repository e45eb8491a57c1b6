import type { Notification } from '#contracts/views/notification.ts';
import { numberedId, numberOfId } from '#infra/eventing/documents/sqlite/numbered-ids.ts';
import { type Change, defineReadModel } from '../../read-model.ts';
import type { Details, Recipient } from './notification-rule.ts';
import { notificationRules, type NotifyingType, ruleOf } from './notification-words.ts';

/**
 * One event that concerns one person. It holds what its words are made of; they are put together when it is shown. By
 * the event's position and which of its recipients the person is.
 */
export type NotificationDocument = Omit<Recipient, 'only' | 'shutOut'> & {
  type: NotifyingType;
  at: string;
  position: number;
  bookingId: string | null;
  details: Details;
};

export const notifications = defineReadModel<NotificationDocument>({
  name: 'notifications',
  version: 6,
  fields: ['accountId'],
  numbered: true,
  on: Object.fromEntries(Object.keys(notificationRules).map((type) => [type, notifying(type as NotifyingType)])),
});

/** So many people at most hear of one event. */
const RECIPIENTS = 1_000;

/** `place`: which of the event's recipients, from 0 on. As the positions rise, so do the ids. */
export function notificationId(position: number, place: number): string {
  return numberedId(position * RECIPIENTS + place);
}

function placeOf(id: string): number {
  return (numberOfId(id) ?? 0) % RECIPIENTS;
}

function notifying<Type extends NotifyingType>(type: Type): Change<NotificationDocument, Type> {
  const rule = ruleOf(type);
  return {
    ids: ({ data, position }) => rule.to(data).map((_, place) => notificationId(position, place)),
    creates: true,
    apply: (_, { data, position, recordedAt }, id) => {
      const recipient = rule.to(data)[placeOf(id)];
      if (!recipient) return undefined;
      const { accountId, as, only, shutOut } = recipient;
      return {
        accountId,
        as,
        type,
        at: recordedAt,
        position,
        bookingId: shutOut ? null : rule.bookingId(data),
        details: { ...rule.details(data), ...only },
      };
    },
    announce: (document, _, id) => {
      const { title, text, bookingId, details } = notificationView(id, document, 0);
      return [
        {
          namespace: 'account',
          event: 'notification:new',
          to: { accounts: [document.accountId] },
          payload: { id, type, title, text, bookingId, details },
        },
      ];
    },
  };
}

export function notificationView(
  id: string,
  { as, type, at, position, bookingId, details }: NotificationDocument,
  readUpTo: number,
): Notification {
  const { title, text } = notificationRules[type];
  return {
    id,
    type,
    at,
    position,
    bookingId,
    title: typeof title === 'string' ? title : title(details),
    text: text(details, as),
    details,
    read: position <= readUpTo,
  };
}
