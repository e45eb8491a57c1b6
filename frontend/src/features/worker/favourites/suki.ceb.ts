import type { Messages } from '../../../i18n/i18n.ts';
import type { sukiEn } from './suki.en.ts';

export const sukiCeb: Messages<typeof sukiEn> = {
  mySuki: 'Akong mga suki',
  keep: 'Himoang suki si {name}',
  letGo: 'Kuhaa si {name} sa imong mga suki',
  kept: 'Suki na nimo si {name}',
  gone: 'Gikuha na si {name} sa imong mga suki',
  undo: 'Ibalik',
  failed: 'Wala madayon: {reason}',
  listFailed: 'Wala ma-load ang imong mga suki.',
  noneTitle: 'Wala pa kay suki',
  noneText: 'Pislita ang kasingkasing sa worker nga gusto nimong balikan. Dinhi nimo siya makita.',
  findSomeone: 'Pangita og worker',
  seeAll: 'Tan-awa tanan',
  bookAgain: 'Mag-book pag-usab',
  book: 'Mag-book',
  lastJob: '{service}, {day}',
  whose: 'Kang kinsang listahan',
  everyone: 'Tanang worker',
};
