import { platformReset } from '#contracts/events/platform.ts';
import type { Details, Recipient } from '#contracts/event-texts/event-details.ts';
import { detailsOf, eventTypes } from '#contracts/event-texts/every-event.ts';
import { noticeKind, noticeWordsOf } from '#contracts/event-texts/server-words.ts';
import { leadingTo } from '#contracts/events/booking.ts';
import type { DataOf, EventType } from '#contracts/events/registry.ts';
import type { Notification } from '#contracts/views/notification.ts';
import { numberedId, numberOfId } from '#infra/eventing/documents.ts';
import { type Change, defineReadModel } from '../../read-model.ts';

/**
 * One event for one recipient. It stores the details for the text, which is composed when it is shown. By the event's
 * position and the recipient's index.
 */
export type NotificationDocument = Omit<Recipient, 'only'> & {
  type: EventType;
  at: string;
  position: number;
  bookingId: string | null;
  details: Details;
};

export const notifications = defineReadModel<NotificationDocument>({
  name: 'notifications',
  version: 8,
  fields: ['accountId'],
  numbered: true,
  on: Object.fromEntries(eventTypes.flatMap((type) => notifying(type))),
  resetOn: { [platformReset]: () => null },
  push(document, { type }, id) {
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
});

/** Maximum number of recipients of one event. */
const RECIPIENTS = 1_000;

/** `place`: index of the recipient among the event's, from 0. Ids rise with positions. */
export function notificationId(position: number, place: number): string {
  return numberedId(position * RECIPIENTS + place);
}

function placeOf(id: string): number {
  return (numberOfId(id) ?? 0) % RECIPIENTS;
}

/** The change for an event type with recipients; none for other types. */
function notifying<Type extends EventType>(type: Type): [Type, Change<NotificationDocument, Type>][] {
  const { notify } = detailsOf(type);
  if (!notify) return [];
  const change: Change<NotificationDocument, Type> = {
    ids: ({ data, position }) => notify.to(data).map((_, place) => notificationId(position, place)),
    creates: true,
    apply: (_, { data, position, recordedAt }, id) => {
      const recipient = notify.to(data)[placeOf(id)];
      if (!recipient) return undefined;
      const { accountId, as, only } = recipient;
      return {
        accountId,
        as,
        type,
        at: recordedAt,
        position,
        bookingId: bookingOf(data),
        details: { ...notify.details(data), ...only },
      };
    },
  };
  return [[type, change]];
}

/** Events that end a booking without the work being done. */
const endings: readonly EventType[] = leadingTo('declined', 'expired', 'cancelled');

function bookingOf(data: DataOf<EventType>): string | null {
  return 'bookingId' in data ? data.bookingId : null;
}

/** `job` is looked up when the notification is shown: the event has only the booking's id. */
export function notificationView(
  id: string,
  { as, type, at, position, bookingId, details }: NotificationDocument,
  readUpTo: number,
  job: Notification['job'] = null,
): Notification {
  const { tone, notify } = detailsOf(type);
  return {
    id,
    type,
    kind: noticeKind(type, details),
    tone: notify?.alarming ? 'danger' : tone,
    cameToNothing: endings.includes(type),
    at,
    position,
    bookingId,
    job,
    ...noticeWordsOf(type, details, as),
    details,
    read: position <= readUpTo,
  };
}
