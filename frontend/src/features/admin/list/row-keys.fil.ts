import type { Messages } from '../../../i18n/i18n.ts';
import type { rowKeysEn } from './row-keys.en.ts';

export const rowKeysFil: Messages<typeof rowKeysEn> = {
  title: 'Mga key para sa listahang ito',
  description: 'Gumagana ang mga ito kapag hindi ka nagta-type.',
  next: 'Susunod na hilera',
  previous: 'Naunang hilera',
  open: 'Buksan ang hilera',
  choose: 'Piliin ang hilera',
  search: 'Pumunta sa paghahanap',
  help: 'Ipakita ang mga key na ito',
  useKeys: 'Gamitin ang mga key na ito',
};
