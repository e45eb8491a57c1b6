import { defineCatalogue } from '../../../i18n/i18n.ts';
import { documentsEn } from './documents.en.ts';

export const documentsText = defineCatalogue('documents', documentsEn, {
  fil: async () => (await import('./documents.fil.ts')).documentsFil,
  ceb: async () => (await import('./documents.ceb.ts')).documentsCeb,
});
