import type { Messages } from '../../../i18n/i18n.ts';
import type { cloudEn } from './cloud.en.ts';

export const cloudCeb: Messages<typeof cloudEn> = {
  or: 'o kaha',
  withGoogle: 'Padayon gamit ang Google',
  ways: 'Mga paagi sa pag-log in',
  waysText: 'Mas maayo kung sobra sa usa, aron kanunay kang makasulod.',
  waysFailed: 'Wala namo ma-load ang imong mga paagi sa pag-log in',
  loading: 'Nag-load…',
  password: 'Password',
  passwordSet: 'Gamit ang imong email o mobile number',
  passwordNone: 'Wala pa. Pagpili og usa sa seksyon sa ubos.',
  google: 'Google',
  googleNone: 'Wala pa madugang',
  googleOn: 'Nadugang na',
  add: 'Idugang ang Google',
  remove: 'Tangtanga',
  onlyWay: 'Mao ra kini ang imong paagi sa pagsulod: pagpili una og password kung gusto nimo kining tangtangon.',
  added: 'Puwede na ka mo-log in gamit ang Google.',
  removed: 'Dili na ka maka-log in gamit ang Google.',
  offline: 'Dili namo maabot ang Google karon. Tan-awa ang imong koneksiyon ug sulayi pag-usab.',
  failed: 'Wala ka ma-log in sa Google. Sulayi pag-usab, o gamit og laing paagi.',
  signingIn: 'Gi-log in ka gamit ang Google…',
};
