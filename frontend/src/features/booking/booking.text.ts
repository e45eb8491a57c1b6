import { defineCatalogue } from '../../i18n/i18n.ts';
import { bookingEn } from './booking.en.ts';

/** One booking, seen by its client or its worker. */
export const bookingText = defineCatalogue('booking', bookingEn, {
  fil: async () => (await import('./booking.fil.ts')).bookingFil,
  ceb: async () => (await import('./booking.ceb.ts')).bookingCeb,
});
