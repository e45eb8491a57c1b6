import type { Messages } from '../../i18n/i18n.ts';
import type { photosEn } from './photos.en.ts';

export const photosFil: Messages<typeof photosEn> = {
  add: 'Magdagdag ng larawan',
  remove: 'Alisin ang {name}',
  uploading: 'Ina-upload ang {name}',
  failed: '{name}: {reason}',
  wait: 'Hintaying ma-upload ang mga larawan, o alisin ang mga ito.',
  photoNumber: 'Larawan {number}',
  photo: 'Larawan {number}, bubukas sa bagong tab',
};
