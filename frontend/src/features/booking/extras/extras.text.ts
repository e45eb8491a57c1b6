import { defineCatalogue } from '../../../i18n/i18n.ts';
import { extrasEn } from './extras.en.ts';

export const extrasText = defineCatalogue('extras', extrasEn, {
  fil: async () => (await import('./extras.fil.ts')).extrasFil,
  ceb: async () => (await import('./extras.ceb.ts')).extrasCeb,
});
