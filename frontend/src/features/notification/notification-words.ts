import { wordsOf } from '../../i18n/catalogue.ts';
import { currentLocale, textOf } from '../../i18n/i18n.ts';
import type { Notification } from '#contracts/views/notification.ts';
import { notificationText } from './notification-view.ts';
import { notificationsEn } from './notifications.en.ts';

/** Text of a notification's toast, in the reader's language. */
export async function notificationWords(notification: Notification): Promise<string> {
  await wordsOf(notificationsEn);
  const { text } = notificationText(notification, currentLocale());
  return typeof text === 'string' ? text : textOf(notificationsEn, text.key, text.values);
}

/** Text of a toast for several missed notifications. */
export async function missedWords(count: number): Promise<string> {
  await wordsOf(notificationsEn);
  return textOf(notificationsEn, 'missed', { count });
}
