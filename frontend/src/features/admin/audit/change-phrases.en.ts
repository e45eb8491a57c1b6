import { changePhrasesEn as phrases } from '#contracts/event-texts/change-phrases.en.ts';

/** Phrases that occur several times in one change. */
export const changePhrasesEn = phrases;
