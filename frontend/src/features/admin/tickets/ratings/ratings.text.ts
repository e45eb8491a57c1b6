import { defineCatalogue } from '../../../../i18n/i18n.ts';
import { ratingsEn } from './ratings.en.ts';

export const ratingsText = defineCatalogue('ratings', ratingsEn, {
  fil: async () => (await import('./ratings.fil.ts')).ratingsFil,
  ceb: async () => (await import('./ratings.ceb.ts')).ratingsCeb,
});
