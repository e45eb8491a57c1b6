import { noticeValues } from '#contracts/event-texts/notice-values.ts';
import { addDays, manilaDay } from '#contracts/manila-time.ts';
import type { Notification } from '#contracts/views/notification.ts';
import { ticketPath } from '../../domain/help-path.ts';
import type { Values } from '../../i18n/i18n.ts';
import { notificationsEn } from './notifications.en.ts';

type Word = keyof typeof notificationsEn;

export type NotificationText = {
  /** Said with the text’s values. */ title: { key: Word } | string;
  text: { key: Word; values: Values } | string;
};

/** A kind that only a newer server knows is shown in the server's own words. */
export function notificationText({ kind, title, text, details }: Notification, locale: string): NotificationText {
  const [titleKey, textKey] = [`${kind}Title`, `${kind}Text`];
  if (!isWord(titleKey) || !isWord(textKey)) return { title, text };
  return { title: { key: titleKey }, text: { key: textKey, values: noticeValues(details, locale) } };
}

function isWord(key: string): key is Word {
  return Object.hasOwn(notificationsEn, key);
}

export type NotificationDay = { day: string; name: 'today' | 'yesterday' | null; items: Notification[] };

/** By Manila day, in the order they came. `now` in ms. */
export function byDay(items: readonly Notification[], now: number): NotificationDay[] {
  const today = manilaDay(now);
  const names = new Map<string, NotificationDay['name']>([
    [today, 'today'],
    [addDays(today, -1), 'yesterday'],
  ]);
  return [...Map.groupBy(items, ({ at }) => manilaDay(at))].map(([day, members]) => ({
    day,
    name: names.get(day) ?? null,
    items: members,
  }));
}

/** Where a notification leads; null when there is nothing to see. */
export function notificationPath({ bookingId, type, details }: Notification, side: 'client' | 'worker'): string | null {
  if (typeof details.ticketId === 'string') return ticketPath(side, details.ticketId);
  if (bookingId) return `/${side}/bookings/${bookingId}`;
  if (type.startsWith('Bug')) return `/${side}/settings/report-bug`;
  if (type.startsWith('Payout') && side === 'worker') return '/worker-earnings';
  if (type.startsWith('Document') && side === 'worker') return '/worker-profile';
  return (type.startsWith('Worker') || type === 'MissingItemsRequested') && side === 'worker'
    ? '/worker-dashboard'
    : null;
}
