import type { FormFields } from '#contracts/form/form-definition.ts';
import type { FormField, ShowIf } from '#contracts/form/form-field.ts';
import { wordsIn } from '#contracts/form/words.ts';
import type { Language } from '../../../i18n/languages.ts';
import { useText } from '../../../i18n/use-text.ts';
import { FieldError } from '../../../ui/forms/Field.tsx';
import { Select } from '../../../ui/forms/Select.tsx';
import { type Condition, conditionOf, conditionsOn, questionsBefore } from '../conditions.ts';
import { formBuilderText } from '../form-builder.text.ts';

interface Props {
  field: FormField;
  fields: FormFields;
  language: Language;
  onChange: (showIf: ShowIf | undefined) => void;
  error?: string | undefined;
}

/** When a question is asked: always, or once one further up is answered so. Nothing where there is none further up. */
export function ConditionFields({ field, fields, language, onChange, error }: Props) {
  const t = useText(formBuilderText);
  const earlier = questionsBefore(fields, field);
  if (earlier.length === 0) return null;
  const asked = earlier.find(({ id }) => id === field.showIf?.fieldId);
  const questions = earlier.map(({ id, label }) => ({
    value: id,
    label: wordsIn(label, language) || t('newQuestion'),
  }));

  function chooseQuestion(id: string) {
    const chosen = earlier.find((one) => one.id === id);
    onChange(chosen && conditionsOn(chosen)[0]?.showIf);
  }

  function wordOf({ words, value }: Condition): string {
    if (words) return wordsIn(words, language) || t('newOption');
    if (value === undefined) return t('isAnswered');
    return t(value ? 'isYes' : 'isNo');
  }

  return (
    <div className="grid gap-1.5">
      <div className="grid items-start gap-3 sm:grid-cols-2">
        <Select
          label={t('askIt')}
          options={[{ value: '', label: t('always') }, ...questions]}
          value={field.showIf?.fieldId ?? ''}
          onChange={({ target }) => chooseQuestion(target.value)}
        />
        {asked && field.showIf && (
          <Select
            label={t('onceItSays')}
            options={conditionsOn(asked).map((one) => ({ value: one.id, label: wordOf(one) }))}
            placeholder={conditionOf(asked, field.showIf) ? undefined : '–'}
            value={conditionOf(asked, field.showIf)?.id ?? ''}
            onChange={({ target }) => onChange(conditionsOn(asked).find(({ id }) => id === target.value)?.showIf)}
          />
        )}
      </div>
      {error && <FieldError>{error}</FieldError>}
    </div>
  );
}
