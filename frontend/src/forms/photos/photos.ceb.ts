import type { Messages } from '../../i18n/i18n.ts';
import type { photosEn } from './photos.en.ts';

export const photosCeb: Messages<typeof photosEn> = {
  add: 'Pagdugang og litrato',
  remove: 'Tangtanga ang {name}',
  uploading: 'Gi-upload ang {name}',
  failed: '{name}: {reason}',
  wait: 'Hulata ang mga litrato, o tangtanga kini.',
  photoNumber: 'Litrato {number}',
  photo: 'Litrato {number}, moabli sa bag-ong tab',
};
