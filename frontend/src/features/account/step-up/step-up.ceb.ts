import type { Messages } from '../../../i18n/i18n.ts';
import type { stepUpEn } from './step-up.en.ts';

export const stepUpCeb: Messages<typeof stepUpEn> = {
  title: 'Ikaw ba kini?',
  text: 'Usa pa ka lakang, aron walay laing makabuhat niini. Napulo ka minuto kini molungtad.',
  showPasskey: 'Gamita ang imong passkey',
  usePasskey: 'Passkey na lang ang gamiton',
  appCode: 'Code gikan sa imong authenticator app',
  useApp: 'App na lang ang gamiton',
  password: 'Imong password',
  forgot: 'Nakalimot ka? <link>Pagkuha og link</link>',
  sendCodeTo: 'Padad-i og code ang {address}',
  sendAnother: 'Padad-i ko og bag-ong code',
  resendIn: 'Makapangayo ka pag-usab human sa {seconds} ka segundo.',
  code: 'Code nga gipadala sa {address}',
  useCode: 'Code na lang ang gamiton',
  usePassword: 'Password na lang ang gamiton',
  signInAnew: 'Dugay na sukad ka ni-log in. Pag-log out, pag-log in pag-usab, ug balik dinhi.',
  confirm: 'Kumpirmaha',
  cancel: 'Ayaw lang una',
};
