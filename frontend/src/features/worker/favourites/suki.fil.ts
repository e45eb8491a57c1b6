import type { Messages } from '../../../i18n/i18n.ts';
import type { sukiEn } from './suki.en.ts';

export const sukiFil: Messages<typeof sukiEn> = {
  mySuki: 'Mga suki ko',
  keep: 'Gawing suki si {name}',
  letGo: 'Alisin si {name} sa mga suki mo',
  kept: 'Suki mo na si {name}',
  gone: 'Inalis na si {name} sa mga suki mo',
  undo: 'Ibalik',
  failed: 'Hindi natuloy: {reason}',
  listFailed: 'Hindi ma-load ang mga suki mo.',
  noneTitle: 'Wala ka pang suki',
  noneText: 'Pindutin ang puso sa worker na gusto mong balikan. Dito mo siya makikita.',
  findSomeone: 'Maghanap ng worker',
  seeAll: 'Tingnan lahat',
  bookAgain: 'Mag-book ulit',
  book: 'Mag-book',
  lastJob: '{service}, {day}',
  whose: 'Kaninong listahan',
  everyone: 'Lahat ng worker',
};
