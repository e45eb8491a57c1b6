import { everyEventFil } from '#contracts/event-texts/every-event.fil.ts';
import { noticesOf } from '#contracts/event-texts/surfaces.ts';
import type { Messages } from '../../i18n/i18n.ts';
import type { notificationsEn } from './notifications.en.ts';

export const notificationsFil: Messages<typeof notificationsEn> = {
  ...noticesOf(everyEventFil),
  title: 'Mga abiso',
  markAllRead: 'Nabasa ko na lahat',
  unread: '{count, plural, =0 {Nabasa na lahat} other {# bago}}',
  isNew: 'Bago',
  failed: 'Hindi ma-load ang mga abiso mo.',
  none: 'Wala pa',
  noneClient: 'Dito mo malalaman kapag may tumanggap na worker, dumating siya, o natapos ang trabaho.',
  noneWorker: 'Dito mo malalaman ang mga request, pagkansela at review.',
  explore: 'Humanap ng worker',
  seeJobs: 'Tingnan ang puwedeng kunin',
  today: 'Ngayong araw',
  yesterday: 'Kahapon',
  more: 'Ipakita ang mas luma',
  missed: '{count} bagong abiso para sa iyo',
};
