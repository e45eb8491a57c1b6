import type { TextsOf } from './texts.ts';
import type { notification } from './notification.ts';

/** Texts of notification events. */
export const notificationEn = {
  NotificationsRead: {
    action: 'Saw notifications',
    happened: 'Notifications seen',
  },
} satisfies TextsOf<typeof notification>;
