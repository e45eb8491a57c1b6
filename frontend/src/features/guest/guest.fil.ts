import type { Messages } from '../../i18n/i18n.ts';
import type { guestEn } from './guest.en.ts';

export const guestFil: Messages<typeof guestEn> = {
  bookings: 'Mga booking',
  bookingsTitle: 'Dito makikita ang mga booking mo',
  bookingsText: 'Mag-log in para mag-book ng worker at masubaybayan ang bawat hakbang ng trabaho.',
  chat: 'Mga mensahe',
  chatTitle: 'Dito mo makakausap ang worker mo',
  chatText: 'Kapag nakapag-book ka na, dito kayo mag-uusap ng worker. Mag-log in para makapagsimula.',
  profile: 'Profile',
  profileTitle: 'Nagba-browse ka bilang guest',
  profileText: 'Mag-sign up para mag-book, makipag-chat, at mahanap ang mga worker na babalikan mo.',
  logIn: 'Mag-log in',
  signUp: 'Mag-sign up',
  benefits: 'Kapag may account',
  benefitBook: 'Mag-book ng verified na worker, at makita ang presyo bago kumpirmahin',
  benefitFollow: 'Sundan nang live ang trabaho, mula pagtanggap hanggang matapos',
  benefitSuki: 'Balikan ang suki mo sa dalawang pindot',
};
