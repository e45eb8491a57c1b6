import { defineCatalogue } from '../../../i18n/i18n.ts';
import { passwordsEn } from './passwords.en.ts';

export const passwordsText = defineCatalogue('passwords', passwordsEn, {
  fil: async () => (await import('./passwords.fil.ts')).passwordsFil,
  ceb: async () => (await import('./passwords.ceb.ts')).passwordsCeb,
});
