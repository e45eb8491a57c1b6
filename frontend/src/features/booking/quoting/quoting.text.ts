import { defineCatalogue } from '../../../i18n/i18n.ts';
import { quotingEn } from './quoting.en.ts';

export const quotingText = defineCatalogue('quoting', quotingEn, {
  fil: async () => (await import('./quoting.fil.ts')).quotingFil,
  ceb: async () => (await import('./quoting.ceb.ts')).quotingCeb,
});
