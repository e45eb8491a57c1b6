import { defineCatalogue } from '../../../i18n/i18n.ts';
import { secondFactorEn } from './second-factor.en.ts';

export const secondFactorText = defineCatalogue('second-factor', secondFactorEn, {
  ceb: async () => (await import('./second-factor.ceb.ts')).secondFactorCeb,
  fil: async () => (await import('./second-factor.fil.ts')).secondFactorFil,
});
