import { type Words, wordsIn } from '#contracts/form/words.ts';
import type { Language } from '#contracts/roles.ts';
import type { Text } from '../../i18n/use-text.ts';
import type { formEn } from './form.en.ts';

const ENGLISH_PLURAL = /(?<=x|ch|sh|ss)es$|(?<=[a-z]{3})(?<!s)s$/;

/** "3 places", and "1 place": the unit of a question is stored in the plural. */
export function amountWithUnit(
  { value, unit }: { value: number; unit: Words },
  language: Language,
  t: Text<keyof typeof formEn>,
): string {
  const words = wordsIn(unit, language);
  return t('counted', {
    count: value,
    unit: value === 1 && language === 'en' ? words.replace(ENGLISH_PLURAL, '') : words,
  });
}
