import type { Messages } from '../../../i18n/i18n.ts';
import type { sessionsEn } from './sessions.en.ts';

export const sessionsFil: Messages<typeof sessionsEn> = {
  title: 'Kung saan ka naka-log in',
  text: 'May hindi ka kilala rito? I-log out mo, tapos palitan ang password mo.',
  device: '{browser} sa {system}',
  program: 'Isang app o program',
  thisOne: 'Itong device',
  usedNow: 'Ginagamit ngayon',
  used: 'Huling ginamit noong {when}',
  usedToday: 'Huling ginamit ngayong araw, {time}',
  usedYesterday: 'Huling ginamit kahapon, {time}',
  network: 'Network {network}',
  end: 'I-log out',
  endNamed: 'I-log out ang {device}',
  endOthers: 'I-log out ang lahat ng iba',
  endOthersQuestion: 'I-log out ang lahat ng ibang device?',
  endOthersText: 'Naka-log in ka pa rin dito. Sa iba, kailangang mag-log in ulit.',
  emailChanged: 'Napalitan na ang email mo. I-log out ang ibang device mo?',
  phoneChanged: 'Napalitan na ang numero mo. I-log out ang ibang device mo?',
  ended: 'Na-log out na.',
  endedOthers: '{count, plural, =0 {Walang ibang device na naka-log in.} other {# device ang na-log out.}}',
  notEnded: 'Naka-log in pa rin ang device na iyon. {reason}',
  failed: 'Hindi namin ma-load ang mga device mo.',
};
