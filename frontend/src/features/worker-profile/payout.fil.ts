import type { Messages } from '../../i18n/i18n.ts';
import type { payoutEn } from './payout.en.ts';

export const payoutFil: Messages<typeof payoutEn> = {
  title: 'Detalye ng payout',
  subtitle: 'Kung saan pupunta ang pera mo tuwing Biyernes',
  failed: 'Hindi ma-load ang detalye ng payout mo.',
  now: 'Pupunta ang pera mo sa',
  since: 'Mula {day}',
  notSet: 'Wala pa',
  notSetText: 'Sabihin kung saan pupunta ang pera mo, at darating ang unang payout sa susunod na Biyernes.',
  formNew: 'Ilagay ang account mo',
  formChange: 'Baguhin ang account',
  method: 'Paano mo gustong mabayaran?',
  bankHint: 'Kahit anong bangko sa Pilipinas',
  gcashHint: 'Sa GCash wallet mo',
  mayaHint: 'Sa Maya wallet mo',
  walletNumber: 'Numero ng {method} wallet',
  accountNumber: 'Account number',
  accountHint: '6 hanggang 20 numero',
  bankName: 'Bangko',
  bankNameHint: 'Gaya ng BDO, BPI o Metrobank',
  name: 'Pangalan sa account',
  nameHint: 'Gaya ng nasa wallet o bangko mo',
  save: 'I-save',
  saved: 'Pupunta ang pera mo sa {method} {account}.',
  codeNote: 'Magte-text kami ng code sa {phone} bago ito i-save.',
  waitNote:
    'Kapag bago ang account, maghihintay ang mga payout nang {hours} oras, para walang ibang makakuha ng pera mo.',
  waitsUntil:
    'Naka-hold ang mga payout hanggang {until} dahil bago ang payout account na ito. Hindi ba ikaw ito? ' +
    'Ilagay ang sa iyo sa ibaba, at sabihin agad sa amin.',
  noPhone: 'Ilagay muna ang mobile number mo',
  noPhoneText:
    'Bago pumunta sa iba ang pera mo, nagte-text kami ng code sa iyo. Wala pang mobile number ang account mo.',
  addPhone: 'Ilagay ito',
  codeTitle: 'Ilagay ang code',
  codeText: 'Nag-text kami ng anim na numero sa {phone}.',
  codeSending: 'Nagte-text kami ng anim na numero sa {phone}…',
  code: '6-digit na code',
  confirm: 'Kumpirmahin',
  resend: 'Magpadala ng panibagong code',
  resendIn: 'Panibagong code pagkalipas ng {seconds} segundo',
  back: 'Bumalik',
  weekly: 'Lingguhan tuwing Biyernes',
  weeklyText: 'Pinoproseso ang kita tuwing Biyernes',
  seeEarnings: 'Tingnan ang mga payout mo',
};
