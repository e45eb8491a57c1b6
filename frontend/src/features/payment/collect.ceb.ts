import type { Messages } from '../../i18n/i18n.ts';
import type { collectEn } from './collect.en.ts';

export const collectCeb: Messages<typeof collectEn> = {
  notAsked: 'Mobayad si {client} aning paagi, kung makompleto na nimo ang trabaho.',
  asked: 'Gisingil si {client} og {amount}.',
  askedCash: 'Dawata ang {amount} nga cash ug kumpirmaha dinhi.',
  askedFee: 'Gisingil si {client} sa multa sa pag-cancel nga {amount}.',
  onItsWay: 'Nagbayad na si {client} og {amount}. Sultihan ka kung niabot na.',
  transfer: 'Nagpadala si {client} og {amount} gikan sa iyang bangko. Gipangita kini sa Suki.',
  byHand: 'Matod ni {client}, ihatag niya ang {amount} sa kamot. Kumpirmaha kung naa na nimo.',
  failed: 'Wala kini madayon. Makasulay pag-usab si {client}.',
  arrived: 'Niabot na ang {amount}. Susihon kini sa Suki, unya maapil sa imong payout sa Biyernes.',
  arrivedCash: 'Nadawat nimo ang {amount} nga cash. Ang komisyon sa Suki kuhaon sa imong payout sa Biyernes.',
  transferNotFound:
    'Wala makita sa Suki ang transfer. Puwede ipadala pag-usab ni {client} ang reference o mobayad sa laing paagi.',
  partly: '{amount} na ang niabot.',
  checked: 'Nasusi na sa Suki. Apil na kini sa imong payout sa Biyernes.',
  checkedCash: 'Nahusay na. Naa nimo ang cash; ang komisyon sa Suki kuhaon sa imong payout sa Biyernes.',
  nothing: 'Wala nay bayranan.',
  seeEarnings: 'Tan-awa ang imong mga payout',

  ask: 'Pangayo og bayad',
  askRest: 'Pangayoa ang nahibilin',
  askTitle: 'Pangayo og bayad',
  askText: 'Sultihan dayon si {client} ug makabayad sa Suki, karon o human sa trabaho.',
  howMuch: 'Pila?',
  all: 'Tanan, {amount}',
  part: 'Usa ka bahin',
  partHint: 'Pananglitan, downpayment para sa piyesa. Ang nahibilin singilon kung human na ang trabaho.',
  partAmount: 'Pila usa?',
  partMissing: 'Isulti kung pila.',
  partTooMuch: '{amount} na lang ang bayranan.',
  back: 'Balik',
  send: 'Singila si {client}',
  wasAsked: 'Gisingil si {client} og {amount}',

  gotCash: 'Nadawat nako ang {amount} nga cash',
  cashTitle: 'Nadawat na ba nimo ang cash?',
  cashQuestion:
    'Kumpirmaha ra kung naa na nimo ang {amount} gikan kang {client}. Mao kini ang iyang resibo, ug dili na mabawi.',
  cashYes: 'Oo, naa na nako',
  cashConfirmed: 'Nakumpirma ang {amount} nga cash',
};
