import { defineCatalogue } from '../../../i18n/i18n.ts';
import { contactEn } from './contact.en.ts';

export const contactText = defineCatalogue('contact', contactEn, {
  fil: async () => (await import('./contact.fil.ts')).contactFil,
  ceb: async () => (await import('./contact.ceb.ts')).contactCeb,
});
