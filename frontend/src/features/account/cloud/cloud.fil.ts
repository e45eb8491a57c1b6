import type { Messages } from '../../../i18n/i18n.ts';
import type { cloudEn } from './cloud.en.ts';

export const cloudFil: Messages<typeof cloudEn> = {
  or: 'o kaya',
  withGoogle: 'Magpatuloy gamit ang Google',
  ways: 'Mga paraan ng pag-log in',
  waysText: 'Mas mabuting higit sa isa, para lagi kang makapasok.',
  waysFailed: 'Hindi namin ma-load ang mga paraan mo ng pag-log in',
  loading: 'Naglo-load…',
  password: 'Password',
  passwordSet: 'Gamit ang email o numero mo',
  passwordNone: 'Wala pa. Pumili ng isa sa seksiyon sa ibaba.',
  google: 'Google',
  googleNone: 'Hindi pa naidagdag',
  googleOn: 'Naidagdag na',
  add: 'Idagdag ang Google',
  remove: 'Alisin',
  onlyWay: 'Ito lang ang paraan mo para makapasok: pumili muna ng password kung gusto mo itong alisin.',
  added: 'Puwede ka nang mag-log in gamit ang Google.',
  removed: 'Hindi ka na makakapag-log in gamit ang Google.',
  offline: 'Hindi namin maabot ang Google ngayon. Tingnan ang koneksiyon mo at subukan ulit.',
  failed: 'Hindi ka na-log in ng Google. Subukan ulit, o gumamit ng ibang paraan.',
  signingIn: 'Nilo-log in ka gamit ang Google…',
};
