import { defineCatalogue } from '../../../i18n/i18n.ts';
import { resetEn } from './reset.en.ts';

export const resetText = defineCatalogue('reset', resetEn, {
  fil: async () => (await import('./reset.fil.ts')).resetFil,
  ceb: async () => (await import('./reset.ceb.ts')).resetCeb,
});
