import type { Messages } from '../../../i18n/i18n.ts';
import type { settingsEn } from './settings.en.ts';

export const settingsFil: Messages<typeof settingsEn> = {
  email: 'Email',
  phone: 'Mobile number',
  noEmail: 'Wala pang email',
  noPhone: 'Wala pang mobile number',
  textsRisk:
    'Puwedeng mabasa ng iba ang text kapag nakuha nila ang numero o phone mo. Mas ligtas ang passkey o ' +
    'authenticator app, nasa ibaba.',
  change: 'Palitan',
  changeNamed: 'Palitan: {what}',
  add: 'Idagdag',
  addNamed: 'Idagdag: {what}',
  proven: 'Verified',
  unproven: 'Hindi pa verified',
  reportTitle: 'May hindi ba gumagana?',
  reportText: 'Sabihin mo sa amin ang nakita mo. Babalitaan ka namin.',
  report: 'Mag-report ng problema',
  notifications: 'Mga abiso',
  notificationsText:
    'Laging nasa listahan mo ang balita tungkol sa mga trabaho, bayad at chat. Piliin kung paano ka pa namin ' +
    'aabisuhan.',
  popUps: 'Magpakita ng pop-up habang gumagamit ako ng Suki',
  mails: 'I-email ako tungkol sa mga problema sa trabaho at sagot ng Suki',
  noMail: 'Para makatanggap ng email, magdagdag muna ng email sa account mo.',
  alwaysTold: 'Lagi ka naming sinasabihan sa email at text kapag may nagbago sa account o pera mo.',
};
