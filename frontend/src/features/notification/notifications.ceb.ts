import { everyEventCeb } from '#contracts/event-texts/every-event.ceb.ts';
import { noticesOf } from '#contracts/event-texts/surfaces.ts';
import type { Messages } from '../../i18n/i18n.ts';
import type { notificationsEn } from './notifications.en.ts';

export const notificationsCeb: Messages<typeof notificationsEn> = {
  ...noticesOf(everyEventCeb),
  title: 'Mga pahibalo',
  markAllRead: 'Markahi tanan nga nabasa',
  unread: '{count, plural, =0 {Nabasa na tanan} other {# ka bag-o}}',
  isNew: 'Bag-o',
  failed: 'Wala ma-load ang imong mga pahibalo.',
  none: 'Wala pa',
  noneClient: 'Dinhi nimo mahibaloan kung naay worker nga nidawat, niabot o nahuman.',
  noneWorker: 'Dinhi nimo mahibaloan ang mga request, pag-cancel ug review.',
  explore: 'Pangita og worker',
  seeJobs: 'Tan-awa ang bukas nga trabaho',
  today: 'Karon',
  yesterday: 'Gahapon',
  more: 'Ipakita ang mas karaan',
  missed: '{count} ka bag-ong pahibalo para nimo',
};
