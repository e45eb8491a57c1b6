import type { Translated } from './texts.ts';
import type { notificationEn } from './notification.en.ts';

export const notificationFil: Translated<typeof notificationEn> = {
  NotificationsRead: {
    action: 'Tiningnan ang mga abiso',
    happened: 'Nakita ang mga abiso',
  },
};
