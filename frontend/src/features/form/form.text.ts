import { defineCatalogue } from '../../i18n/i18n.ts';
import { formEn } from './form.en.ts';

/** Answering the questions of a booking form. */
export const formText = defineCatalogue('form', formEn, {
  fil: async () => (await import('./form.fil.ts')).formFil,
  ceb: async () => (await import('./form.ceb.ts')).formCeb,
});
