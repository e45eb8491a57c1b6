import type { AuditRow } from '#contracts/views/platform-audit.ts';
import { useText } from '../../../i18n/use-text.ts';
import { subjectWordsEn } from './subject-words.en.ts';

type Named = Pick<AuditRow, 'subject' | 'subjectWord'>;

/** Name of a subject, such as "SK-7F3K2" or "Ana Cruz", or a generic word in the reader's language. */
export function useSubjectWords(): (row: Named) => string {
  const t = useText(subjectWordsEn);
  return ({ subject, subjectWord }) => (isWord(subjectWord) ? t(subjectWord) : subject);
}

function isWord(word: string | undefined): word is keyof typeof subjectWordsEn {
  return word !== undefined && Object.hasOwn(subjectWordsEn, word);
}
