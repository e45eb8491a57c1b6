import type { Messages } from '../../../i18n/i18n.ts';
import type { resetEn } from './reset.en.ts';

export const resetCeb: Messages<typeof resetEn> = {
  title: 'Magsugod pag-usab',
  text: 'Para sa platform nga imong gisulayan. Duha ka tag-iya ang kinahanglan.',
  goes:
    'Mawala sa tanang screen ang mga booking, bayad, payout, chat, review, reklamo, report, ug ' +
    'hangyo og tabang, ug dili na bayran ang bisan unsang angay pang bayran.',
  stays:
    'Magpabilin ang mga tawo, ang mga worker lakip ang ilang oras ug dokumento, ang mga serbisyo, ug ang mga setting.',
  kept: 'Naa gihapon sa audit log ang tanang nahitabo.',
  reset: 'I-reset ang platform',
  waits: 'Nihangyo si {name} nga i-reset ang platform',
  askTitle: 'I-reset ang platform?',
  askText: 'Walay mahitabo hangtod mouyon ang laing tag-iya. Pagkahuman ana, dili na kini mabawi.',
  reasonHint: 'Mabasa kini sa ubang tag-iya',
  word: 'I-type ang RESET',
  wordNeeded: 'I-type ang RESET, dagkong letra',
  password: 'Imong password',
  ask: 'Hangyoa ang laing tag-iya',
  asked: 'Napadala na ang hangyo sa ubang tag-iya',
};
