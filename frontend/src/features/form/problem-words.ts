import type { FormField } from '#contracts/form/form-field.ts';
import type { AnswerProblem } from '#contracts/form/validate-answers.ts';
import { formatDayWithYear } from '#contracts/manila-format.ts';
import { manilaInstant } from '#contracts/manila-time.ts';
import type { Text } from '../../i18n/use-text.ts';
import type { formEn } from './form.en.ts';

type Words = keyof typeof formEn;
const wrongKinds: Partial<Record<FormField['type'], Words>> = { number: 'wrong_number', address: 'wrong_address' };

/** Error text of an answer. */
export function problemWords(
  { fault, limit }: AnswerProblem,
  { type }: FormField,
  t: Text<Words>,
  locale: string,
): string {
  if (fault === 'wrong_kind') return t(wrongKinds[type] ?? fault);
  if (fault === 'required' && type === 'address') return t('wrong_address');
  const isDay = typeof limit === 'string';
  return t(
    fault,
    limit === undefined ? {} : { limit: isDay ? formatDayWithYear(manilaInstant(limit, '00:00'), locale) : limit },
  );
}
