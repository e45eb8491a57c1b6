import { wordsIn } from '#contracts/form/words.ts';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { RadioGroup } from '../../../ui/forms/RadioGroup.tsx';
import { formEn } from '../form.en.ts';
import { priceWords } from '../price-words.ts';
import { OptionPrice } from './OptionPrice.tsx';
import { QuestionLegend } from './QuestionLegend.tsx';
import type { QuestionProps } from './question-props.ts';

export function ChoiceQuestion({ field, label, hint, answer, error, onAnswer }: QuestionProps<'choice'>) {
  const t = useText(formEn);
  const [language] = useLanguage();
  return (
    <RadioGroup
      label={<QuestionLegend label={label} hint={hint} />}
      options={field.options.map(({ id, label: words, price }) => ({
        value: id,
        label: wordsIn(words, language),
        end: <OptionPrice words={priceWords(price, t)} />,
      }))}
      value={typeof answer === 'string' ? answer : null}
      error={error}
      onChange={onAnswer}
    />
  );
}
