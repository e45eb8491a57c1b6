import { defineCatalogue } from '../../../i18n/i18n.ts';
import { servicesEn } from './services.en.ts';

export const servicesText = defineCatalogue('adminServices', servicesEn, {
  fil: async () => (await import('./services.fil.ts')).servicesFil,
  ceb: async () => (await import('./services.ceb.ts')).servicesCeb,
});
