import type { TextsOf } from './texts.ts';
import type { notification } from './notification.ts';

/** Every event of somebody’s notifications in words. */
export const notificationEn = {
  NotificationsRead: {
    action: 'Saw notifications',
    happened: 'Notifications seen',
  },
} satisfies TextsOf<typeof notification>;
