import { defineCatalogue } from '../../../i18n/i18n.ts';
import { cloudEn } from './cloud.en.ts';

export const cloudText = defineCatalogue('cloud', cloudEn, {
  fil: async () => (await import('./cloud.fil.ts')).cloudFil,
  ceb: async () => (await import('./cloud.ceb.ts')).cloudCeb,
});
