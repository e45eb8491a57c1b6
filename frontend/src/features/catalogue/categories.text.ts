import { defineCatalogue } from '../../i18n/i18n.ts';
import { categoriesEn } from './categories.en.ts';

export const categoriesText = defineCatalogue('categories', categoriesEn, {
  fil: async () => (await import('./categories.fil.ts')).categoriesFil,
  ceb: async () => (await import('./categories.ceb.ts')).categoriesCeb,
});
