import { subjectWordsEn as words } from '#contracts/event-texts/subject-words.en.ts';

/** What has no name of its own. */
export const subjectWordsEn = words;
