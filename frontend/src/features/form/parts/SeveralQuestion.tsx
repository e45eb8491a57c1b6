import { useId } from 'react';
import { wordsIn } from '#contracts/form/words.ts';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { Checkbox } from '../../../ui/forms/Checkbox.tsx';
import { FieldError } from '../../../ui/forms/Field.tsx';
import { formEn } from '../form.en.ts';
import { priceWords } from '../price-words.ts';
import { OptionPrice } from './OptionPrice.tsx';
import { QuestionLegend } from './QuestionLegend.tsx';
import type { QuestionProps } from './question-props.ts';

export function SeveralQuestion({ field, label, hint, answer, error, onAnswer }: QuestionProps<'several'>) {
  const t = useText(formEn);
  const [language] = useLanguage();
  const noteId = useId();
  const chosen: unknown[] = Array.isArray(answer) ? answer : [];

  /** Keeps the form's order, whatever the order of choosing. */
  function choose(id: string, isChosen: boolean) {
    const ids = field.options
      .map((option) => option.id)
      .filter((one) => (one === id ? isChosen : chosen.includes(one)));
    onAnswer(ids.length > 0 ? ids : undefined);
  }

  return (
    <fieldset aria-describedby={error ? noteId : undefined}>
      <legend className="mb-1 text-14 font-strong">
        <QuestionLegend label={label} hint={hint} />
      </legend>
      {field.options.map(({ id, label: words, price }) => (
        <div key={id} className="flex items-center justify-between gap-3">
          <Checkbox
            label={wordsIn(words, language)}
            checked={chosen.includes(id)}
            onChange={({ target }) => choose(id, target.checked)}
          />
          <OptionPrice words={priceWords(price, t)} />
        </div>
      ))}
      {error && <FieldError id={noteId}>{error}</FieldError>}
    </fieldset>
  );
}
