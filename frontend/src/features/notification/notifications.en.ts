import { everyEventEn } from '#contracts/event-texts/every-event.en.ts';
import { noticesOf } from '#contracts/event-texts/surfaces.ts';

/** Texts of notifications; `{service}`, `{client}` … are their values. */
export const notificationsEn = {
  ...noticesOf(everyEventEn),
  title: 'Notifications',
  markAllRead: 'Mark all as read',
  unread: '{count, plural, =0 {All read} one {# new} other {# new}}',
  isNew: 'New',
  failed: 'Couldn’t load your notifications.',
  none: 'Nothing yet',
  noneClient: 'You’ll hear here when a worker accepts, arrives or is done.',
  noneWorker: 'You’ll hear here about requests, cancellations and reviews.',
  explore: 'Find a worker',
  seeJobs: 'See open jobs',
  today: 'Today',
  yesterday: 'Yesterday',
  more: 'Show older ones',
  missed: '{count, plural, one {# new notification} other {# new notifications}} for you',
};
