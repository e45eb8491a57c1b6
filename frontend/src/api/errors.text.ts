import { defineCatalogue } from '../i18n/i18n.ts';
import { errorsEn } from './errors.en.ts';

export const errorsText = defineCatalogue('errors', errorsEn, {
  fil: async () => (await import('./errors.fil.ts')).errorsFil,
  ceb: async () => (await import('./errors.ceb.ts')).errorsCeb,
});
