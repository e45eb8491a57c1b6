import type { Messages } from '../../../i18n/i18n.ts';
import type { myDataEn } from './my-data.en.ts';

export const myDataFil: Messages<typeof myDataEn> = {
  title: 'Ang data ko',
  text: 'Kunin ang lahat ng impormasyon mong hawak namin: account, mga booking, mensahe, bayad at iba pa.',
  download: 'I-download ang data ko',
  ready: 'Heto na: isang file para basahin, isa para sa mga program.',
  savePage: 'I-save para basahin (HTML)',
  saveJson: 'I-save para sa mga program (JSON)',
};
