import type { FormFields } from '#contracts/form/form-definition.ts';
import type { FormField } from '#contracts/form/form-field.ts';
import type { Words } from '#contracts/form/words.ts';
import type { Language } from '../../i18n/languages.ts';

type Lacking = { language: Language; count: number };

/** Number of untranslated texts by language; clients read these in English. Complete languages are omitted. */
export function lackingTexts(fields: FormFields): Lacking[] {
  const texts = fields.flatMap(textsOf).filter(({ en }) => en.trim() !== '');
  return (['fil', 'ceb'] as const)
    .map((language) => ({ language, count: texts.filter((words) => !words[language]?.trim()).length }))
    .filter(({ count }) => count > 0);
}

function textsOf(field: FormField): Words[] {
  return [
    field.label,
    ...(field.help ? [field.help] : []),
    ...('unit' in field && field.unit ? [field.unit] : []),
    ...('options' in field ? field.options.map(({ label }) => label) : []),
  ];
}
