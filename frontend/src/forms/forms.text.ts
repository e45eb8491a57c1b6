import { defineCatalogue } from '../i18n/i18n.ts';
import { formsEn } from './forms.en.ts';

export const formsText = defineCatalogue('forms', formsEn, {
  fil: async () => (await import('./forms.fil.ts')).formsFil,
  ceb: async () => (await import('./forms.ceb.ts')).formsCeb,
});
