import { defineCatalogue } from '../../../i18n/i18n.ts';
import { promisesEn } from './promises.en.ts';

/** What either side can do when a job doesn't go as promised. */
export const promisesText = defineCatalogue('promises', promisesEn, {
  fil: async () => (await import('./promises.fil.ts')).promisesFil,
});
