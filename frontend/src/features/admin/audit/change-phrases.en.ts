import { changePhrasesEn as phrases } from '#contracts/event-texts/change-phrases.en.ts';

/** What stands several times in one change. */
export const changePhrasesEn = phrases;
