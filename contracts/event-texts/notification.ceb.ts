import type { Translated } from './texts.ts';
import type { notificationEn } from './notification.en.ts';

export const notificationCeb: Translated<typeof notificationEn> = {
  NotificationsRead: {
    action: 'Gitan-aw ang mga pahibalo',
    happened: 'Nakita ang mga pahibalo',
  },
};
