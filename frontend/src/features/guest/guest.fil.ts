import type { Messages } from '../../i18n/i18n.ts';
import type { guestEn } from './guest.en.ts';

export const guestFil: Messages<typeof guestEn> = {
  bookings: 'Mga booking',
  bookingsTitle: 'Dito makikita ang mga booking mo',
  bookingsText: 'Mag-log in para mag-book ng worker at masubaybayan ang bawat hakbang ng trabaho.',
  chat: 'Mga mensahe',
  chatTitle: 'Dito mo makakausap ang worker mo',
  chatText: 'Mag-log in para magtanong bago mag-book at makipag-ugnayan sa araw ng trabaho.',
  profile: 'Profile',
  profileTitle: 'Tumitingin ka bilang bisita',
  profileText: 'Mag-sign up para mag-book, makipag-chat, at mahanap ang mga worker na babalikan mo.',
  logIn: 'Mag-log in',
  signUp: 'Mag-sign up',
  benefits: 'Kapag may account',
  benefitBook: 'Mag-book ng beripikadong worker, alam ang presyo bago kumpirmahin',
  benefitFollow: 'Subaybayan ang trabaho, mula tinanggap hanggang natapos',
  benefitSuki: 'Balikan ang suki mo sa dalawang pindot',
};
