import { subjectWordsFil as words } from '#contracts/event-texts/subject-words.fil.ts';
import type { Messages } from '../../../i18n/i18n.ts';
import type { subjectWordsEn } from './subject-words.en.ts';

export const subjectWordsFil: Messages<typeof subjectWordsEn> = words;
