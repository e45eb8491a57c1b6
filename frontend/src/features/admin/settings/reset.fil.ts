import type { Messages } from '../../../i18n/i18n.ts';
import type { resetEn } from './reset.en.ts';

export const resetFil: Messages<typeof resetEn> = {
  title: 'Magsimulang muli',
  text: 'Para sa platform na pinagsusubukan mo. Dalawang may-ari ang kailangan.',
  goes:
    'Mawawala sa lahat ng screen ang mga booking, bayad, payout, chat, review, reklamo, report, at ' +
    'hiling ng tulong, at hindi na babayaran ang anumang dapat pang bayaran.',
  stays: 'Mananatili ang mga tao, ang mga worker pati oras at dokumento nila, ang mga serbisyo, at ang mga setting.',
  kept: 'Nasa audit log pa rin ang lahat ng nangyari.',
  reset: 'I-reset ang platform',
  waits: 'Humiling si {name} na i-reset ang platform',
  askTitle: 'Ire-reset ang platform?',
  askText: 'Walang mangyayari hanggang sumang-ayon ang isa pang may-ari. Pagkatapos noon, hindi na ito mababawi.',
  reasonHint: 'Mababasa ito ng ibang may-ari.',
  word: 'I-type ang RESET',
  wordNeeded: 'I-type ang RESET, malalaking titik',
  password: 'Password mo',
  ask: 'Hilingin sa isa pang may-ari',
  asked: 'Naipadala na ang hiling sa ibang may-ari',
};
