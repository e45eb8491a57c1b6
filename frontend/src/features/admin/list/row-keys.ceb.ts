import type { Messages } from '../../../i18n/i18n.ts';
import type { rowKeysEn } from './row-keys.en.ts';

export const rowKeysCeb: Messages<typeof rowKeysEn> = {
  title: 'Mga key para aning listahan',
  description: 'Mogana ni kung wala ka nag-type.',
  next: 'Sunod nga laray',
  previous: 'Nauna nga laray',
  open: 'Ablihi ang laray',
  choose: 'Pilia ang laray',
  search: 'Adto sa pagpangita',
  help: 'Ipakita kining mga key',
  useKeys: 'Gamita kining mga key',
};
