import { defineCatalogue } from '../../i18n/i18n.ts';
import { collectEn } from './collect.en.ts';

/** A job's money as its worker sees it. */
export const collectText = defineCatalogue('collect', collectEn, {
  fil: async () => (await import('./collect.fil.ts')).collectFil,
  ceb: async () => (await import('./collect.ceb.ts')).collectCeb,
});
