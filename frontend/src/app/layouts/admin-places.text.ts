import { defineCatalogue } from '../../i18n/i18n.ts';
import { adminPlacesEn } from './admin-places.en.ts';

export const adminPlacesText = defineCatalogue('admin-places', adminPlacesEn, {
  fil: async () => (await import('./admin-places.fil.ts')).adminPlacesFil,
  ceb: async () => (await import('./admin-places.ceb.ts')).adminPlacesCeb,
});
