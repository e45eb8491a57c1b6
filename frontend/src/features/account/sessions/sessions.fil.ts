import type { Messages } from '../../../i18n/i18n.ts';
import type { sessionsEn } from './sessions.en.ts';

export const sessionsFil: Messages<typeof sessionsEn> = {
  title: 'Kung saan ka naka-sign in',
  text: 'May hindi ka kilala rito? I-sign out mo, tapos palitan ang password mo.',
  device: '{browser} sa {system}',
  program: 'Isang app o program',
  thisOne: 'Itong device',
  usedNow: 'Ginagamit ngayon',
  used: 'Huling ginamit {when}',
  network: 'Network {network}',
  end: 'I-sign out',
  endNamed: 'I-sign out ang {device}',
  endOthers: 'I-sign out ang lahat ng iba',
  endOthersQuestion: 'I-sign out ang lahat ng ibang device?',
  endOthersText: 'Naka-sign in ka pa rin dito. Sa iba, kailangang mag-sign in ulit.',
  ended: 'Na-sign out na.',
  endedOthers: '{count, plural, =0 {Walang ibang device na naka-sign in.} other {# device ang na-sign out.}}',
  notEnded: 'Naka-sign in pa rin ang device na iyon. {reason}',
  failed: 'Hindi namin ma-load ang mga device mo.',
};
