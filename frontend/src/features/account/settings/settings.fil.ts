import type { Messages } from '../../../i18n/i18n.ts';
import type { settingsEn } from './settings.en.ts';

export const settingsFil: Messages<typeof settingsEn> = {
  email: 'Email',
  phone: 'Numero ng mobile',
  noEmail: 'Wala pang email',
  noPhone: 'Wala pang numero ng mobile',
  change: 'Palitan',
  changeNamed: 'Palitan: {what}',
  add: 'Idagdag',
  addNamed: 'Idagdag: {what}',
  proven: 'Beripikado',
  unproven: 'Hindi pa beripikado',
  reportTitle: 'May hindi ba gumagana?',
  reportText: 'Sabihin mo sa amin ang nakita mo. Sasabihan ka namin kung ano ang nangyari rito.',
  report: 'Mag-report ng problema',
};
