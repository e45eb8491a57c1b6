import { defineCatalogue } from '../../i18n/i18n.ts';
import { sortingEn } from './sorting.en.ts';

export const sortingText = defineCatalogue('sorting', sortingEn, {
  fil: async () => (await import('./sorting.fil.ts')).sortingFil,
  ceb: async () => (await import('./sorting.ceb.ts')).sortingCeb,
});
