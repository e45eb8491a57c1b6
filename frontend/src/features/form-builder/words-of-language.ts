import type { FormFields } from '#contracts/form/form-definition.ts';
import { type Words, wordsIn } from '#contracts/form/words.ts';
import type { Language } from '../../i18n/languages.ts';

/** The form with the texts of one language only, so that the preview ignores the editor's own language. */
export function wordsOfLanguage(fields: FormFields, language: Language): FormFields {
  const only = (words: Words): Words => ({ en: wordsIn(words, language) });
  return fields.map((field) => {
    const said = { ...field, label: only(field.label), ...(field.help && { help: only(field.help) }) };
    if (said.type === 'number') return { ...said, ...(said.unit && { unit: only(said.unit) }) };
    if (said.type !== 'choice' && said.type !== 'several') return said;
    return { ...said, options: said.options.map((option) => ({ ...option, label: only(option.label) })) };
  });
}
