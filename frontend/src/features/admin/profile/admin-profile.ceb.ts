import type { Messages } from '../../../i18n/i18n.ts';
import type { adminProfileEn } from './admin-profile.en.ts';

export const adminProfileCeb: Messages<typeof adminProfileEn> = {
  profile: 'Profile',
  subtitle: 'Ang makita sa uban, ug ang hitsura sa app para nimo',
  aboutYou: 'Bahin nimo',
  firstName: 'Ngalan',
  lastName: 'Apelyido',
  email: 'Email',
  phone: 'Mobile number',
  save: 'I-save ang profile',
  saved: 'Na-save na ang imong profile',
  changePicture: 'Ilisi ang litrato',
  pictureHint: 'PNG, JPEG o WebP, hangtod 5 MB',
  pictureSaved: 'Nailisan na ang imong litrato',
  thisApp: 'Kining app',
  language: 'Pinulongan',
  theme: 'Tema',
  system: 'Sama sa device',
  light: 'Hayag',
  dark: 'Ngitngit',
  yourDoings: 'Imong bag-o lang gibuhat',
  allYourDoings: 'Tanan sa audit log',
  noDoings: 'Wala pa.',
  loadFailed: 'Wala mabasa ang imong profile',
};
