import type { Messages } from '../../i18n/i18n.ts';
import type { adminPlacesEn } from './admin-places.en.ts';

export const adminPlacesFil: Messages<typeof adminPlacesEn> = {
  dashboard: 'Dashboard',
  bookings: 'Booking',
  payments: 'Bayad',
  payouts: 'Payout',
  users: 'User',
  forms: 'Mga form',
  disputes: 'Mga reklamo',
  disputesToDecide: '{count, plural, =1 {# reklamong pagpapasyahan} other {# reklamong pagpapasyahan}}',
  approvals: 'Pag-apruba',
  requestsToApprove: '{count, plural, =1 {# hiling na aaprubahan} other {# hiling na aaprubahan}}',
  userReports: 'Mga report',
  tickets: 'Mga ticket',
  analytics: 'Analytics',
  auditLogs: 'Audit log',
  peopleAndServices: 'Mga tao at serbisyo',
  support: 'Suporta',
  insight: 'Pagsusuri',
  paymentsToVerify: '{count} bayad na susuriin',
  newReports: '{count, plural, =1 {# bagong report} other {# bagong report}}',
  ticketsToAnswer: '{count, plural, =1 {# ticket na sasagutin} other {# ticket na sasagutin}}',
  services: 'Serbisyo',
  settings: 'Settings',
};
