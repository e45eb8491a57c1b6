import type { Messages } from '../../i18n/i18n.ts';
import type { documentsEn } from './documents.en.ts';

export const documentsFil: Messages<typeof documentsEn> = {
  open: 'Buksan',
  openNamed: 'Buksan ang {name}',
  save: 'I-download',
  saveNamed: 'I-download ang {name}',
};
