import type { Messages } from '../i18n/i18n.ts';
import type { formsEn } from './forms.en.ts';

export const formsFil: Messages<typeof formsEn> = {
  required: 'Pakipunan ito.',
  emailEnding: 'Idagdag ang dulo, gaya ng .com o .ph',
  emailAt: 'May @ ang email, gaya ng andrea@mail.ph',
  emailWrong: 'Tingnan kung tama ang spelling ng email.',
  phoneWrong: 'Sampu ang numero pagkatapos ng +63, gaya ng 917 123 4821.',
  passwordShort: 'Gumamit ng 8 karakter o higit pa.',
  passwordHidden: 'Alisin ang mga nakatagong karakter, gaya ng sa ilang emoji.',
  nameWrong: 'Mga letra ng iisang alpabeto lang, at walang nakatagong karakter.',
  nameReserved: 'Para lang sa Suki at sa mga katuwang nito sa bayad ang pangalang ito.',
  nameDot: 'Maglagay ng space pagkatapos ng tuldok, at huwag maglagay ng web address.',
  sixDigits: 'Anim na numero ang code.',
  tooLong: 'Masyado itong mahaba. Pakiiklian.',
  tooMuch: 'Sobra ito.',
  upTo: 'Hanggang {most}.',
  amountTooHigh: 'Sobra iyan: hanggang {most} lang.',
  amountRight: 'Tama ba ang {amount}?',
  muchMore: '{times} beses ang laki nito sa {replaces}. Tingnan ang mga zero.',
  muchLess: '{times} beses ang liit nito sa {replaces}. Tingnan ang mga zero.',
  amountYes: 'Oo, {amount}',
  amountNo: 'Palitan',
  tooLittle: 'Kulang ito.',
  chooseOne: 'Pumili ng kahit isa.',
  wrong: 'Pakitingnan ito.',
};
