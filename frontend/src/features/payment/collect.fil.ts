import type { Messages } from '../../i18n/i18n.ts';
import type { collectEn } from './collect.en.ts';

export const collectFil: Messages<typeof collectEn> = {
  notAsked: 'Ganito magbabayad si {client}, kapag natapos mo ang trabaho.',
  asked: 'Sinisingil si {client} ng {amount}.',
  askedCash: 'Tanggapin ang {amount} na cash at kumpirmahin dito.',
  askedFee: 'Sinisingil si {client} ng multa sa pagkansela na {amount}.',
  onItsWay: 'Nagbabayad si {client} ng {amount}. Malalaman mo kapag dumating na.',
  transfer: 'Nagpadala si {client} ng {amount} mula sa bangko. Hinahanap ito ng Suki.',
  byHand: 'Sabi ni {client}, iaabot niya ang {amount}. Kumpirmahin kapag hawak mo na.',
  failed: 'Hindi natuloy ang bayad. Puwedeng subukan ulit ni {client}.',
  arrived: 'Dumating na ang {amount}. Susuriin ito ng Suki, saka isasama sa payout mo sa Biyernes.',
  arrivedCash: 'Natanggap mo ang {amount} na cash. Ibabawas sa payout mo sa Biyernes ang komisyon ng Suki.',
  transferNotFound:
    'Hindi makita ng Suki ang padala. Puwedeng ipadala ulit ni {client} ang reference o magbayad sa ibang paraan.',
  partly: 'Dumating na ang {amount}.',
  checked: 'Na-verify na ng Suki. Kasama ito sa payout mo sa Biyernes.',
  checkedCash: 'Ayos na. Nasa iyo ang cash; ibabawas sa payout mo sa Biyernes ang komisyon ng Suki.',
  nothing: 'Wala nang babayaran.',
  seeEarnings: 'Tingnan ang mga payout mo',

  ask: 'Humingi ng bayad',
  askRest: 'Hingin ang natitira',
  askTitle: 'Humingi ng bayad',
  askText: 'Malalaman agad ito ni {client} at makakapagbayad siya sa Suki, ngayon o pagkatapos ng trabaho.',
  howMuch: 'Magkano?',
  all: 'Lahat, {amount}',
  part: 'Bahagi lang',
  partHint: 'Halimbawa, downpayment para sa piyesa. Hihingin ang natitira kapag tapos na ang trabaho.',
  partAmount: 'Magkano muna?',
  partMissing: 'Sabihin kung magkano.',
  partTooMuch: 'Hanggang {amount} na lang ang babayaran.',
  back: 'Bumalik',
  send: 'Singilin si {client}',
  wasAsked: 'Siningil si {client} ng {amount}',

  gotCash: 'Natanggap ko ang {amount} na cash',
  cashTitle: 'Natanggap mo ba ang cash?',
  cashQuestion:
    'Kumpirmahin lang kapag hawak mo na ang {amount} mula kay {client}. Ito ang resibo niya, at hindi na ito mababawi.',
  cashYes: 'Oo, hawak ko na',
  cashConfirmed: 'Nakumpirma ang {amount} na cash',
};
