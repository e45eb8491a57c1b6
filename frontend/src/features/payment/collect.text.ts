import { defineCatalogue } from '../../i18n/i18n.ts';
import { collectEn } from './collect.en.ts';

/** A job's payment for its worker. */
export const collectText = defineCatalogue('collect', collectEn, {
  fil: async () => (await import('./collect.fil.ts')).collectFil,
  ceb: async () => (await import('./collect.ceb.ts')).collectCeb,
});
