import { defineCatalogue } from '../../../i18n/i18n.ts';
import { manageBookingsEn } from './manage-bookings.en.ts';

export const manageBookingsText = defineCatalogue('manageBookings', manageBookingsEn, {
  fil: async () => (await import('./manage-bookings.fil.ts')).manageBookingsFil,
  ceb: async () => (await import('./manage-bookings.ceb.ts')).manageBookingsCeb,
});
