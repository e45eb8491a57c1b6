import type { Messages } from '../../i18n/i18n.ts';
import type { adminPlacesEn } from './admin-places.en.ts';

export const adminPlacesCeb: Messages<typeof adminPlacesEn> = {
  dashboard: 'Dashboard',
  bookings: 'Booking',
  payments: 'Bayad',
  payouts: 'Payout',
  users: 'User',
  forms: 'Mga form',
  disputes: 'Mga reklamo',
  disputesToDecide: '{count, plural, other {# ka reklamo nga desisyonan}}',
  approvals: 'Aprobasyon',
  requestsToApprove: '{count, plural, other {# ka hangyo nga aprobahan}}',
  userReports: 'Mga report',
  tickets: 'Mga ticket',
  analytics: 'Analytics',
  auditLogs: 'Audit log',
  peopleAndServices: 'Mga tawo ug serbisyo',
  support: 'Suporta',
  insight: 'Pagtuki',
  paymentsToVerify: '{count} ka bayad nga susihon',
  newReports: '{count, plural, other {# ka bag-ong report}}',
  ticketsToAnswer: '{count, plural, other {# ka ticket nga tubagonon}}',
  services: 'Mga serbisyo',
  settings: 'Settings',
};
