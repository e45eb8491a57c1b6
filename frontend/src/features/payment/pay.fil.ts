import type { Messages } from '../../i18n/i18n.ts';
import type { payEn } from './pay.en.ts';

export const payFil: Messages<typeof payEn> = {
  change: 'Palitan',
  pay: 'Bayaran ang {amount}',
  payCash: 'Paano magbayad ng {amount} nang cash',
  payTransfer: 'Paano magpadala ng {amount}',
  partNow: 'Humihingi si {name} ng {amount} ngayon. Ang natitira ay pagkatapos ng trabaho.',
  notYet:
    'Wala ka pang babayaran. Magbabayad ka pagkatapos ng trabaho; puwedeng humingi muna si {name} ng downpayment.',
  notYetOpen: 'Wala ka pang babayaran. Magbabayad ka pagkatapos ng trabaho.',
  staysHere: 'Magbayad sa Suki para manatili rito ang resibo at anumang refund.',

  dialogTitle: 'Bayaran ang {amount}',
  dialogText: 'Para sa {service}, {code}',
  methods: 'Paano mo gustong magbayad?',
  back: 'Bumalik',
  goOn: 'Magpatuloy sa {method}',
  goOnCard: 'Magpatuloy gamit ang card mo',
  transferSent: 'Naipadala ko na',
  cashChosen: 'Magbayad nang cash',
  cashText: 'Iabot ang {amount} kay {name}, at kukumpirmahin niya rito. Sa iyo na ang resibo pagkatapos.',
  transferText: 'Magpadala ng {amount} mula sa bangko mo sa account na ito:',
  transferBank: 'Bangko',
  transferAccount: 'Account',
  transferName: 'Pangalan',
  transferNote: 'Tala',
  reference: 'Reference number ng padala mo',
  referenceHint: 'Ipinapakita ito ng bangko mo pagkatapos magpadala. Dito namin makikita ang pera mo.',
  referenceMissing: 'Isulat ang reference number, hindi bababa sa 4 na character.',
  opening: 'Binubuksan ang {method}…',
  couldNot: 'Hindi iyon nagawa: {reason}',

  waitingTitle: 'Hinihintay ang {method}',
  waitingText: 'Kung inaprubahan mo na ang {amount}, wala ka nang gagawin: kusang magbabago ang page na ito.',
  openAgain: 'Buksan muli ang {method}',
  otherWay: 'Subukan ang ibang paraan',
  transferTitle: 'Hinahanap namin ang padala mo',
  transferWaits: '{amount}, reference {reference}. Karaniwang isang banking day ito; kusang magbabago ang page na ito.',
  cashTitle: 'Bayaran si {name} nang cash',
  cashWaits: '{amount}, iaabot. Kukumpirmahin ni {name} dito.',
  failedTitle: 'Hindi natuloy sa {method}',
  failedText: '{reason}. Walang siningil. Subukan muli, o pumili ng ibang paraan.',
  failedPlain: 'Walang siningil. Subukan muli, o pumili ng ibang paraan.',
  transferNotFoundTitle: 'Hindi namin makita ang padala mo',
  transferNotFoundText:
    'Hinanap namin ang {amount} na may reference na {reference}. {reason}. Tingnan ang dalawa sa bangko mo at ' +
    'ipadala sa amin ang tamang reference.',
  transferNotFoundHelp:
    'Nabawas na ba ito sa account mo? <help>Sumulat sa amin</help> kasama ang resibo ng bangko, at hahanapin namin ' +
    'ito.',
  sendAgain: 'Ipadala ulit ang reference',
  transferStillOpen:
    'Hinahanap pa namin ang padala mong {amount}, reference {reference}. Hindi mo kailangang magbayad nang dalawang ' +
    'beses.',
  paidByTitle: 'Paraan ng bayad',
  tryAgain: 'Subukang magbayad ulit',
  paidText: 'Natanggap na ang {amount}. Bine-verify pa namin ito, at kasunod na ang resibo mo.',
  verifiedText: 'Na-verify na. Ito ang resibo mo.',
  voidedText: 'Wala ka nang babayaran.',
  arrived: 'Salamat! Natanggap na namin ang {amount}.',
  checkedNow: 'Na-verify na namin ang bayad mong {amount}.',
  failedNow: 'Hindi natuloy ang bayad.',

  refunds: 'Mga refund',
  refundUnderReview: 'Sinusuri ang refund',
  refundUnderReviewHint:
    'Sinusuri pa namin ito kasama ang isang katrabaho. Kapag sinang-ayunan, ibabalik namin sa iyo.',
  refundPending: 'Pabalik na sa iyo mula {when}, sa {method}',
  refundByHand: 'Inaasikaso na namin ito mula {when}, sa {method}',
  refundSettled: 'Nasa iyo na mula {when}, sa {method}',
  refundFailed: 'Hindi pa ito naipadala. Inaasikaso ng Suki.',
  refundReference: 'Reference {reference}',
};
