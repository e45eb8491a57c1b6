import { defineCatalogue } from '../../i18n/i18n.ts';
import { homeEn } from './home.en.ts';

export const homeText = defineCatalogue('home', homeEn, {
  fil: async () => (await import('./home.fil.ts')).homeFil,
  ceb: async () => (await import('./home.ceb.ts')).homeCeb,
});
