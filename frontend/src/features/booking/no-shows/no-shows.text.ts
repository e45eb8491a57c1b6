import { defineCatalogue } from '../../../i18n/i18n.ts';
import { noShowsEn } from './no-shows.en.ts';

/** Either side's actions on a no-show or an overdue job. */
export const noShowsText = defineCatalogue('noShows', noShowsEn, {
  fil: async () => (await import('./no-shows.fil.ts')).noShowsFil,
  ceb: async () => (await import('./no-shows.ceb.ts')).noShowsCeb,
});
