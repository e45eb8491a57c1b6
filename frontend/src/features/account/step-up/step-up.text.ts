import { defineCatalogue } from '../../../i18n/i18n.ts';
import { stepUpEn } from './step-up.en.ts';

export const stepUpText = defineCatalogue('stepUp', stepUpEn, {
  fil: async () => (await import('./step-up.fil.ts')).stepUpFil,
  ceb: async () => (await import('./step-up.ceb.ts')).stepUpCeb,
});
