import { defineCatalogue } from '../../i18n/i18n.ts';
import { legalEn } from './legal.en.ts';

export const legalText = defineCatalogue('legal', legalEn, {
  fil: async () => (await import('./legal.fil.ts')).legalFil,
  ceb: async () => (await import('./legal.ceb.ts')).legalCeb,
});
