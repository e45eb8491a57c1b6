import type { Messages } from '../../../i18n/i18n.ts';
import type { settingsEn } from './settings.en.ts';

export const settingsCeb: Messages<typeof settingsEn> = {
  email: 'Email',
  phone: 'Mobile number',
  noEmail: 'Wala pay email',
  noPhone: 'Wala pay mobile number',
  change: 'Usba',
  changeNamed: 'Usba: {what}',
  add: 'Idugang',
  addNamed: 'Idugang: {what}',
  proven: 'Beripikado',
  unproven: 'Wala pa maberipika',
  reportTitle: 'Naay dili mogana?',
  reportText: 'Sultihi mi unsay imong nakita. Sultihan ka namo unsay nahitabo niini.',
  report: 'Mag-report og problema',
};
