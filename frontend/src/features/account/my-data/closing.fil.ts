import type { Messages } from '../../../i18n/i18n.ts';
import type { closingEn } from './closing.en.ts';

export const closingFil: Messages<typeof closingEn> = {
  title: 'Isara ang account ko',
  text: 'Makakabalik ka sa loob ng 30 araw, mag-log in lang.',
  look: 'Tingnan kung ano ang mangyayari',
  failed: 'Hindi namin ma-check kung puwede mo na itong isara.',
  signedOut: 'Mala-log out ka sa lahat, at wala nang makakahanap o makakapag-book sa iyo.',
  reopen: 'Mag-log in sa loob ng 30 araw para mabuksan ulit ang account mo, gaya ng dati.',
  kept:
    'Kailangan naming itabi ang tala ng mga booking at bayad sa loob ng limang taon: iniuutos ito ng batas sa ' +
    'buwis. Mananatili sa iba ang mga isinulat mo sa kanila.',
  freed: 'Pagkaraan ng 30 araw, puwede nang gamitin sa bagong account ang email at numero mo.',
  first: 'Kailangan munang matapos ang mga ito:',
  booking: '{service}, {when} ({code})',
  payment: 'Bayad na {amount} para sa {of}',
  refund: 'Refund na {amount} para sa {of}',
  payout: 'Payout na {amount}, Biyernes {of}',
  dispute: '{service} ({code}): pinagpapasyahan pa namin',
  admin: 'Admin ka: kailangan munang palitan ng dalawang admin ang tungkulin mo.',
  question: 'Isara ang account mo?',
  questionText: 'Mala-log out ka agad. Puwede ka pa ring mag-log in ulit sa loob ng 30 araw.',
  close: 'Isara ang account ko',
};
