import type { Messages } from '../../../i18n/i18n.ts';
import type { phoneEn } from './phone.en.ts';

export const phoneFil: Messages<typeof phoneEn> = {
  textMe: 'I-text sa akin ang code',
  usePassword: 'Password na lang',
  phone: 'Mobile number',
  phoneHint: 'Magte-text kami ng 6-digit na code.',
  code: '6-digit na code',
  sent: 'Nag-text kami ng code sa {phone}. Magagamit ito sa loob ng 10 minuto.',
  resend: 'Mag-text ng bagong code',
  resendIn: 'Makakahingi ka ng bagong code pagkalipas ng {seconds} segundo.',
  logIn: 'Mag-log in',
  noAccount: 'Wala pang account ang {phone}.',
  textNotEnough:
    'May account na may {phone}, at hindi sapat ang text para buksan iyon. Sa iyo ba? Mag-log in gamit ' +
    'ang email, password, passkey, o browser na nagamit mo na. Puwede ka ring sumulat sa amin. Bago ang ' +
    'numero? Gumawa ng sarili mong account.',
  createWithIt: 'Gumawa ng account gamit ito',
  otherNumber: 'Gumamit ng ibang numero',
  taken: 'May account ka na gamit ang {phone}.',
  logInWithIt: 'Mag-log in gamit ito',
  howToJoin: 'Paano mo gustong mag-sign up',
  byEmail: 'Gamit ang email',
  byPhone: 'Gamit ang phone',
  createAccount: 'Gumawa ng account',
};
