import { defineCatalogue } from '../../../i18n/i18n.ts';
import { editingEn } from './editing.en.ts';

export const editingText = defineCatalogue('editing', editingEn, {
  fil: async () => (await import('./editing.fil.ts')).editingFil,
  ceb: async () => (await import('./editing.ceb.ts')).editingCeb,
});
