import type { FormDifference } from '#contracts/form/form-differences.ts';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { formEn } from '../../form/form.en.ts';
import { differenceWords } from '../difference-words.ts';
import { formBuilderEn } from '../form-builder.en.ts';

/** Differences between two form versions, one per line, in the reader's language. */
export function Differences({ of: differences }: { of: readonly FormDifference[] }) {
  const t = useText(formBuilderEn);
  const ofForm = useText(formEn);
  const [language] = useLanguage();
  return (
    <ul className="grid grid-cols-1 list-disc gap-1 pl-5 text-14 wrap-anywhere">
      {differences.map((difference, index) => (
        <li key={index}>{differenceWords(difference, { language, t, formText: ofForm })}</li>
      ))}
    </ul>
  );
}
