import { defineCatalogue } from '../../i18n/i18n.ts';
import { undoEn } from './undo.en.ts';

export const undoText = defineCatalogue('undo', undoEn, {
  fil: async () => (await import('./undo.fil.ts')).undoFil,
  ceb: async () => (await import('./undo.ceb.ts')).undoCeb,
});
