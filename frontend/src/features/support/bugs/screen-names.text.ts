import { defineCatalogue } from '../../../i18n/i18n.ts';
import { screenNamesEn } from './screen-names.en.ts';

export const screenNamesText = defineCatalogue('screenNames', screenNamesEn, {
  fil: async () => (await import('./screen-names.fil.ts')).screenNamesFil,
  ceb: async () => (await import('./screen-names.ceb.ts')).screenNamesCeb,
});
