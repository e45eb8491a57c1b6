import { subjectWordsEn as words } from '#contracts/event-texts/subject-words.en.ts';

/** Subjects without a name of their own. */
export const subjectWordsEn = words;
