import type { Messages } from '../../../i18n/i18n.ts';
import type { reportBugEn } from './report-bug.en.ts';

export const reportBugFil: Messages<typeof reportBugEn> = {
  title: 'Mag-report ng problema',
  back: 'Settings',
  intro: 'May hindi gumagana nang tama? Sabihin mo sa amin, at babalitaan ka namin.',
  whatHappened: 'Ano ang nangyari?',
  whatHint: 'Ano ang ginawa mo, at ano ang nakita mo?',
  whatError: 'Sabihin pa nang kaunti kung ano ang nangyari.',
  pictures: 'Mga larawan',
  picturesHint: 'Hanggang 5. Malaking tulong ang screenshot. Staff lang ng Suki ang makakakita nito.',
  sentAlong: 'Isasama namin ito',
  sentAlongHint: 'Tulong ito para mahanap ang sanhi. Alisin ang ayaw mong isama.',
  page: 'Screen',
  device: 'Device',
  dontSend: 'Huwag isama: {what}',
  nothingAlong: 'Walang isasama.',
  send: 'Ipadala ang report',
  sent: 'Salamat! Babalitaan ka namin.',
  yours: 'Mga ini-report mo',
  none: 'Wala pa',
  noneHint: 'Nandito ang mga report mo, kasama ang sagot namin.',
  failed: 'Hindi ma-load ang mga report mo',
  more: 'Ipakita pa',
  withPictures: '{count, plural, =1 {# larawan} other {# larawan}}',
  answer: 'Suki: {note}',
  reportThis: 'I-report ito',
};
