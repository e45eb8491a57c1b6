import { defineCatalogue } from '../../../i18n/i18n.ts';
import { changesEn } from './changes.en.ts';

/** Changes to an accepted job, on either side's screen. */
export const changesText = defineCatalogue('changes', changesEn, {
  fil: async () => (await import('./changes.fil.ts')).changesFil,
  ceb: async () => (await import('./changes.ceb.ts')).changesCeb,
});
