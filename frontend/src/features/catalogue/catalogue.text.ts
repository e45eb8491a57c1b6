import { defineCatalogue } from '../../i18n/i18n.ts';
import { catalogueEn } from './catalogue.en.ts';

export const catalogueText = defineCatalogue('catalogue', catalogueEn, {
  fil: async () => (await import('./catalogue.fil.ts')).catalogueFil,
  ceb: async () => (await import('./catalogue.ceb.ts')).catalogueCeb,
});
