import { defineCatalogue } from '../../i18n/i18n.ts';
import { notificationsEn } from './notifications.en.ts';

export const notificationsText = defineCatalogue('notifications', notificationsEn, {
  fil: async () => (await import('./notifications.fil.ts')).notificationsFil,
  ceb: async () => (await import('./notifications.ceb.ts')).notificationsCeb,
});
