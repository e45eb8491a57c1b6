import type { Messages } from '../../i18n/i18n.ts';
import type { payoutEn } from './payout.en.ts';

export const payoutCeb: Messages<typeof payoutEn> = {
  title: 'Detalye sa payout',
  subtitle: 'Asa moadto ang imong kwarta kada Biyernes',
  failed: 'Wala ma-load ang detalye sa imong payout.',
  now: 'Moadto ang imong kwarta sa',
  since: 'Sukad {day}',
  notSet: 'Wala pa matakda',
  notSetText: 'Isulti asa moadto ang imong kwarta, ug moabot ang una nimong payout sa sunod Biyernes.',
  formNew: 'Itakda ang imong account',
  formChange: 'Usba ang account',
  method: 'Unsaon ka pagbayad?',
  bankHint: 'Bisan unsang bangko sa Pilipinas',
  gcashHint: 'Sa imong GCash wallet',
  mayaHint: 'Sa imong Maya wallet',
  walletNumber: 'Numero sa {method} wallet',
  accountNumber: 'Account number',
  accountHint: '6 hangtod 20 ka numero',
  bankName: 'Bangko',
  bankNameHint: 'Sama sa BDO, BPI o Metrobank',
  name: 'Ngalan sa account',
  nameHint: 'Sama sa naa sa imong wallet o bangko',
  save: 'I-save',
  saved: 'Moadto ang imong kwarta sa {method} {account}.',
  codeNote: 'Mag-text mi og code sa {phone} sa dili pa ma-save ang bisan unsa.',
  waitNote:
    'Kon bag-o ang account, maghulat ang mga payout og {hours} ka oras, aron walay laing makakuha sa imong kwarta.',
  waitsUntil:
    'Maghulat ang mga payout hangtod {until}, kay bag-o kining payout account. Dili ba ikaw? Ibutang ang imoha sa ' +
    'ubos, ug sultihi dayon mi.',
  noPhone: 'Idugang una ang imong mobile number',
  noPhoneText:
    'Sa dili pa moadto sa lain ang imong kwarta, mag-text mi nimo og code. Wala pay mobile number ang imong account.',
  addPhone: 'Idugang kini',
  codeTitle: 'Isulat ang code',
  codeText: 'Gi-text namo ang unom ka numero sa {phone}.',
  codeSending: 'Gi-text namo karon ang unom ka numero sa {phone}…',
  code: 'Code nga unom ka numero',
  confirm: 'Kumpirmaha',
  resend: 'Padala og laing code',
  resendIn: 'Laing code human sa {seconds} ka segundo',
  back: 'Balik',
  weekly: 'Kada Biyernes',
  weeklyText: 'Iproseso ang kita kada Biyernes',
  seeEarnings: 'Tan-awa ang imong mga payout',
};
