import type { Messages } from '../../i18n/i18n.ts';
import type { guestEn } from './guest.en.ts';

export const guestCeb: Messages<typeof guestEn> = {
  bookings: 'Mga booking',
  bookingsTitle: 'Dinhi makita ang imong mga booking',
  bookingsText: 'Pag-log in aron maka-book og worker ug masunod ang matag lakang sa trabaho.',
  chat: 'Mga mensahe',
  chatTitle: 'Pakig-istorya dinhi sa imong worker',
  chatText: 'Kung naka-book na ka, dinhi mo mag-istorya sa worker. Pag-log in aron makasugod.',
  profile: 'Profile',
  profileTitle: 'Nag-browse ka isip guest',
  profileText: 'Pag-sign up aron maka-book, maka-chat, ug makit-an ang worker nga imong balik-balikan.',
  logIn: 'Log in',
  signUp: 'Sign up',
  benefits: 'Kung naa kay account',
  benefitBook: 'Maka-book og verified nga worker, ug makita ang presyo sa dili pa mokumpirma',
  benefitFollow: 'Masunod og live ang trabaho, gikan sa pagdawat hangtod mahuman',
  benefitSuki: 'Makabalik sa imong suki sa duha lang ka pindot',
};
