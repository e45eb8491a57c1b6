import { changePhrasesCeb as phrases } from '#contracts/event-texts/change-phrases.ceb.ts';
import type { Messages } from '../../../i18n/i18n.ts';
import type { changePhrasesEn } from './change-phrases.en.ts';

export const changePhrasesCeb: Messages<typeof changePhrasesEn> = phrases;
