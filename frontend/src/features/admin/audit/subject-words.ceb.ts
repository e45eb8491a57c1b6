import { subjectWordsCeb as words } from '#contracts/event-texts/subject-words.ceb.ts';
import type { Messages } from '../../../i18n/i18n.ts';
import type { subjectWordsEn } from './subject-words.en.ts';

export const subjectWordsCeb: Messages<typeof subjectWordsEn> = words;
