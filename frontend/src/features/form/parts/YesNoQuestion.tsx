import { useText } from '../../../i18n/use-text.ts';
import { RadioGroup } from '../../../ui/forms/RadioGroup.tsx';
import { formEn } from '../form.en.ts';
import { priceWords } from '../price-words.ts';
import { QuestionLegend } from './QuestionLegend.tsx';
import type { QuestionProps } from './question-props.ts';

export function YesNoQuestion({ field, label, hint, answer, error, onAnswer }: QuestionProps<'yes_no'>) {
  const t = useText(formEn);
  const price = priceWords(field.price, t);
  const said = answer === true ? 'yes' : 'no';
  const chosen = typeof answer === 'boolean' ? said : null;
  return (
    <RadioGroup
      look="row"
      label={<QuestionLegend label={label} hint={hint} />}
      options={[
        { value: 'yes', label: price ? t('withPrice', { label: t('yes'), price }) : t('yes') },
        { value: 'no', label: t('no') },
      ]}
      value={chosen}
      error={error}
      onChange={(value) => onAnswer(value === 'yes')}
    />
  );
}
