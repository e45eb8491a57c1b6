import type { Messages } from '../../../i18n/i18n.ts';
import type { phoneEn } from './phone.en.ts';

export const phoneCeb: Messages<typeof phoneEn> = {
  textMe: 'I-text ko og code',
  usePassword: 'Password na lang ang gamiton',
  phone: 'Mobile number',
  phoneHint: 'I-text namo nimo ang code nga unom ka numero.',
  code: 'Code nga unom ka numero',
  sent: 'Gi-text namo ang code sa {phone}. Magamit kini sulod sa 10 ka minuto.',
  resend: 'I-text ko og bag-ong code',
  resendIn: 'Makapangayo ka og bag-ong code human sa {seconds} ka segundo.',
  logIn: 'Log in',
  noAccount: 'Wala pay account ang {phone}.',
  textNotEnough:
    'Naay account nga naggamit sa {phone}, ug dili igo ang text aron maablihan kini. Imoha ba? Mag-log ' +
    'in gamit ang email, password, passkey, o browser nga nagamit na nimo. Mahimo pud kang mosulat namo. ' +
    'Bag-o ang numero? Paghimo og kaugalingong account.',
  createWithIt: 'Paghimo og account gamit kini',
  otherNumber: 'Gamit og laing numero',
  taken: 'Naa na kay account sa {phone}.',
  logInWithIt: 'Log in gamit kini',
  howToJoin: 'Paagi sa imong pag-sign up',
  byEmail: 'Gamit ang email',
  byPhone: 'Gamit ang phone',
  createAccount: 'Paghimo og account',
};
