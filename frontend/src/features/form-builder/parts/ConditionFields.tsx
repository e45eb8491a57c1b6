import type { FormFields } from '#contracts/form/form-definition.ts';
import type { FieldOf, FormField, ShowIf } from '#contracts/form/form-field.ts';
import { wordsIn } from '#contracts/form/words.ts';
import type { Language } from '../../../i18n/languages.ts';
import { useText } from '../../../i18n/use-text.ts';
import { FieldError } from '../../../ui/forms/Field.tsx';
import { Select } from '../../../ui/forms/Select.tsx';
import {
  comparedWith,
  comparing,
  type Comparison,
  type Condition,
  conditionOf,
  conditionsOn,
  questionsBefore,
} from '../conditions.ts';
import { formBuilderEn } from '../form-builder.en.ts';
import { WholeNumber } from './WholeNumber.tsx';

interface Props {
  field: FormField;
  fields: FormFields;
  language: Language;
  onChange: (showIf: ShowIf | undefined) => void;
  error?: string | undefined;
}

const comparisonWords: Record<Comparison, keyof typeof formBuilderEn> = {
  at_least: 'isAtLeast',
  at_most: 'isAtMost',
  equals: 'isExactly',
};

/**
 * When a question is asked: always, or after a certain answer to an earlier question. Renders nothing without an
 * earlier question.
 */
export function ConditionFields({ field, fields, language, onChange, error }: Props) {
  const t = useText(formBuilderEn);
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

  /** A number already entered is kept for another comparison. */
  function choose(condition: Condition | undefined) {
    const written = field.showIf && comparedWith(field.showIf);
    onChange(condition && (written === undefined ? condition.showIf : comparing(condition.showIf, written)));
  }

  function wordOf({ words, value, comparison }: Condition): string {
    if (words) return wordsIn(words, language) || t('newOption');
    if (comparison) return t(comparisonWords[comparison]);
    if (value === undefined) return t('isAnswered');
    return t(value ? 'isYes' : 'isNo');
  }

  return (
    <div className="grid grid-cols-1 gap-1.5">
      <div className="grid grid-cols-1 items-start gap-3 sm:grid-cols-2">
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
            onChange={({ target }) => choose(conditionsOn(asked).find(({ id }) => id === target.value))}
          />
        )}
        {asked?.type === 'number' && <ComparedNumber {...{ asked, language, onChange }} showIf={field.showIf} />}
      </div>
      {error && <FieldError>{error}</FieldError>}
    </div>
  );
}

interface NumberProps {
  asked: FieldOf<'number'>;
  showIf: ShowIf | undefined;
  language: Language;
  onChange: (showIf: ShowIf) => void;
}

/** The number in a comparison. */
function ComparedNumber({ asked: { unit }, showIf, language, onChange }: NumberProps) {
  const t = useText(formBuilderEn);
  const value = showIf && comparedWith(showIf);
  if (!showIf || value === undefined) return null;
  return (
    <WholeNumber
      label={t('thisNumber')}
      suffix={unit && wordsIn(unit, language)}
      value={value}
      onChange={(number) => onChange(comparing(showIf, number ?? 0))}
      className="sm:col-start-2"
    />
  );
}
