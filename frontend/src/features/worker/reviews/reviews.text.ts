import { defineCatalogue } from '../../../i18n/i18n.ts';
import { reviewsEn } from './reviews.en.ts';

export const reviewsText = defineCatalogue('reviews', reviewsEn, {
  fil: async () => (await import('./reviews.fil.ts')).reviewsFil,
  ceb: async () => (await import('./reviews.ceb.ts')).reviewsCeb,
});
