import type { Messages } from '../i18n/i18n.ts';
import type { formsEn } from './forms.en.ts';

export const formsCeb: Messages<typeof formsEn> = {
  required: 'Palihug sulati kini.',
  emailEnding: 'Idugang ang tumoy, sama sa .com o .ph',
  emailAt: 'Naay @ ang email, sama sa andrea@mail.ph',
  emailWrong: 'Tan-awa kung sakto ang spelling sa email.',
  phoneWrong: 'Napulo ka numero human sa +63, sama sa 917 123 4821.',
  passwordShort: 'Gamit og dili mokubos sa 8 ka karakter.',
  nameWrong: 'Mga letra sa usa ra ka alpabeto, ug walay natago nga karakter.',
  nameReserved: 'Para ra sa Suki ug sa mga kauban niini sa bayad kining ngalana.',
  passwordHidden: 'Kuhaa ang mga natago nga karakter, sama sa anaa sa ubang emoji.',
  nameDot: 'Butangi og espasyo human sa tuldok, ug ayaw ibutang ang web address.',
  sixDigits: 'Unom ka numero ang code.',
  tooLong: 'Taas ra kaayo kini. Palihug mub-i.',
  tooMuch: 'Sobra kini.',
  upTo: 'Hangtod {most}.',
  amountTooHigh: 'Sobra kana: {most} ra ang kinatas-an.',
  amountRight: 'Sakto ba ang {amount}?',
  muchMore: '{times} ka pilo kini kaysa {replaces}. Tan-awa ang mga zero.',
  muchLess: '{times} ka beses kining mas gamay kaysa {replaces}. Tan-awa ang mga zero.',
  amountYes: 'Oo, {amount}',
  amountNo: 'Usbon',
  tooLittle: 'Gamay ra kaayo kini.',
  chooseOne: 'Pagpili bisan usa.',
  wrong: 'Palihug tan-awa kini.',
};
