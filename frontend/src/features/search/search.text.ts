import { defineCatalogue } from '../../i18n/i18n.ts';
import { searchEn } from './search.en.ts';

export const searchText = defineCatalogue('search', searchEn, {
  fil: async () => (await import('./search.fil.ts')).searchFil,
  ceb: async () => (await import('./search.ceb.ts')).searchCeb,
});
