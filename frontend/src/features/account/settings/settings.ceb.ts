import type { Messages } from '../../../i18n/i18n.ts';
import type { settingsEn } from './settings.en.ts';

export const settingsCeb: Messages<typeof settingsEn> = {
  email: 'Email',
  phone: 'Mobile number',
  noEmail: 'Wala pay email',
  noPhone: 'Wala pay mobile number',
  textsRisk:
    'Mabasa sa uban ang text kon makuha nila ang imong numero o phone. Mas luwas ang passkey o authenticator app, ' +
    'naa sa ubos.',
  change: 'Usba',
  changeNamed: 'Usba: {what}',
  add: 'Idugang',
  addNamed: 'Idugang: {what}',
  proven: 'Beripikado',
  unproven: 'Wala pa maberipika',
  reportTitle: 'Naay dili mogana?',
  reportText: 'Sultihi mi unsay imong nakita. Balitaan ka namo.',
  report: 'Mag-report og problema',
  notifications: 'Mga pahibalo',
  notificationsText:
    'Kanunay naa sa imong lista ang balita bahin sa mga trabaho, bayad ug chat. Pilia kon unsa pa ang mopahibalo nimo.',
  popUps: 'Ipakita ang mga pop-up samtang naggamit ko sa Suki',
  mails: 'I-email ko bahin sa mga problema sa trabaho ug tubag sa Suki',
  noMail: 'Aron makadawat og email, pagdugang una og email sa imong account.',
  alwaysTold: 'Kanunay ka namong pahibaloon sa email ug text kon naay mausab sa imong account o kuwarta.',
};
