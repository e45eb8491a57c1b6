import type { Messages } from '../../../i18n/i18n.ts';
import type { adminProfileEn } from './admin-profile.en.ts';

export const adminProfileFil: Messages<typeof adminProfileEn> = {
  profile: 'Profile',
  subtitle: 'Kung paano ka nakikita ng iba, at ang itsura ng app',
  aboutYou: 'Tungkol sa iyo',
  firstName: 'Pangalan',
  lastName: 'Apelyido',
  email: 'Email',
  phone: 'Numero ng mobile',
  save: 'I-save ang profile',
  saved: 'Na-save ang profile mo',
  changePicture: 'Palitan ang larawan',
  pictureHint: 'PNG, JPEG o WebP, hanggang 5 MB',
  pictureSaved: 'Napalitan ang larawan',
  thisApp: 'Ang app na ito',
  language: 'Wika',
  theme: 'Tema',
  system: 'Gaya ng device',
  light: 'Maliwanag',
  dark: 'Madilim',
  yourDoings: 'Mga huli mong ginawa',
  allYourDoings: 'Lahat sa audit log',
  noDoings: 'Wala pa.',
  loadFailed: 'Hindi mabasa ang profile mo',
};
