import type { Messages } from '../../i18n/i18n.ts';
import type { undoEn } from './undo.en.ts';

export const undoFil: Messages<typeof undoEn> = {
  undoTitle: 'Hindi ba ikaw iyon?',
  undoText:
    'Napalitan ang email o numero mo sa Suki. Bawiin mo rito: babalik ang dati, at mala-log out ang lahat ng nakapasok sa account mo.',
  undo: 'Bawiin ang pagpalit',
  undoneEmail: 'Ibinalik na ang dati mong email',
  undonePhone: 'Ibinalik na ang dati mong numero',
  undoneText:
    'Na-log out na ang lahat sa account mo. Mag-log in ka na, at tingnan ang profile mo at kung saan napupunta ' +
    'ang pera mo. Kung may ibang nakakaalam ng password mo, sabihin agad sa amin.',
  gone: 'Hindi na gumagana ang link na ito',
  goneText: 'Nagamit na ito, o tapos na ang pitong araw. Mag-log in para makita ang email at numero ng account mo.',
  logIn: 'Mag-log in',
};
