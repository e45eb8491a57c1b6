import type { Messages } from '../../../i18n/i18n.ts';
import type { myDataEn } from './my-data.en.ts';

export const myDataCeb: Messages<typeof myDataEn> = {
  title: 'Akong data',
  text: 'Kuhaa ang tanan nga among gitipigan bahin nimo: account, mga booking, mensahe, bayad ug uban pa.',
  download: 'I-download ang akong data',
  ready: 'Ania na: usa ka file aron basahon, usa para sa mga program.',
  savePage: 'I-save aron basahon (HTML)',
  saveJson: 'I-save para sa mga program (JSON)',
};
