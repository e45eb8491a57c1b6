import type { FormField } from '#contracts/form/form-field.ts';
import type { Text } from '../../i18n/use-text.ts';
import type { formEn } from './form.en.ts';

/** Limits as text: "2 to 4", "Up to 5". undefined without limits, or if the control shows them. */
export function limitWords(field: FormField, t: Text<keyof typeof formEn>): string | undefined {
  if (field.type !== 'several' && field.type !== 'number' && field.type !== 'photo') return undefined;
  const { min, max } = field;
  if (max !== undefined && min === max) return t('exactly', { count: max });
  if (min !== undefined && max !== undefined) return t('howMany', { least: min, most: max });
  if (max !== undefined) return t('atMost', { most: max });
  return min ? t('atLeast', { least: min }) : undefined;
}
