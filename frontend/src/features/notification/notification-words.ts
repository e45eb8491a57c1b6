import { wordsOf } from '../../i18n/catalogue.ts';
import { currentLocale, textOf } from '../../i18n/i18n.ts';
import type { Notification } from '#contracts/views/notification.ts';
import { notificationText } from './notification-view.ts';
import { notificationsText } from './notifications.text.ts';

/** Text of a notification's toast, in the reader's language. */
export async function notificationWords(notification: Notification): Promise<string> {
  await wordsOf(notificationsText);
  const { text } = notificationText(notification, currentLocale());
  return typeof text === 'string' ? text : textOf(notificationsText, text.key, text.values);
}

/** Text of a toast for several missed notifications. */
export async function missedWords(count: number): Promise<string> {
  await wordsOf(notificationsText);
  return textOf(notificationsText, 'missed', { count });
}
