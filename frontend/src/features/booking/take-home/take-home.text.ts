import { defineCatalogue } from '../../../i18n/i18n.ts';
import { takeHomeEn } from './take-home.en.ts';

export const takeHomeText = defineCatalogue('take-home', takeHomeEn, {
  fil: async () => (await import('./take-home.fil.ts')).takeHomeFil,
  ceb: async () => (await import('./take-home.ceb.ts')).takeHomeCeb,
});
