import { defineCatalogue } from '../../i18n/i18n.ts';
import { placesEn } from './places.en.ts';

export const placesText = defineCatalogue('places', placesEn, {
  fil: async () => (await import('./places.fil.ts')).placesFil,
  ceb: async () => (await import('./places.ceb.ts')).placesCeb,
});
