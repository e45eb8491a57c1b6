import { defineCatalogue } from '../../../i18n/i18n.ts';
import { bookingsEn } from './bookings.en.ts';

export const bookingsText = defineCatalogue('bookings', bookingsEn, {
  fil: async () => (await import('./bookings.fil.ts')).bookingsFil,
  ceb: async () => (await import('./bookings.ceb.ts')).bookingsCeb,
});
