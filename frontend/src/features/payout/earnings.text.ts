import { defineCatalogue } from '../../i18n/i18n.ts';
import { earningsEn } from './earnings.en.ts';

export const earningsText = defineCatalogue('earnings', earningsEn, {
  fil: async () => (await import('./earnings.fil.ts')).earningsFil,
  ceb: async () => (await import('./earnings.ceb.ts')).earningsCeb,
});
