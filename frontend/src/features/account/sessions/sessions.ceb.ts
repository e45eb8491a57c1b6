import type { Messages } from '../../../i18n/i18n.ts';
import type { sessionsEn } from './sessions.en.ts';

export const sessionsCeb: Messages<typeof sessionsEn> = {
  title: 'Asa ka naka-log in',
  text: 'Naa kay wala mailhi niini? I-log out kini, unya ilisi ang imong password.',
  device: '{browser} sa {system}',
  program: 'Usa ka app o programa',
  thisOne: 'Kining device',
  usedNow: 'Gigamit karon',
  used: 'Katapusang gigamit {when}',
  usedToday: 'Katapusang gigamit karong adlawa, {time}',
  usedYesterday: 'Katapusang gigamit gahapon, {time}',
  network: 'Network {network}',
  end: 'I-log out',
  endNamed: 'I-log out ang {device}',
  endOthers: 'I-log out ang tanang ubang device',
  endOthersQuestion: 'I-log out ang tanang ubang device?',
  endOthersText: 'Magpabilin kang naka-log in dinhi. Sa uban, kinahanglan na usab mo-log in.',
  emailChanged: 'Nailisan na ang imong email. I-log out ang uban nimong device?',
  phoneChanged: 'Nailisan na ang imong numero. I-log out ang uban nimong device?',
  ended: 'Na-log out na.',
  endedOthers: '{count, plural, =0 {Walay laing device nga naka-log in.} other {# ka device ang na-log out.}}',
  notEnded: 'Naka-log in pa gihapon kadtong device. {reason}',
  failed: 'Wala namo ma-load ang imong mga device.',
};
