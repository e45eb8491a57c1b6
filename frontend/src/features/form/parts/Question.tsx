import type { ReactNode } from 'react';
import type { FieldType, FormField } from '#contracts/form/form-field.ts';
import { wordsIn } from '#contracts/form/words.ts';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { DateField } from '../../../ui/forms/DateField.tsx';
import { TextArea } from '../../../ui/forms/TextArea.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { formEn } from '../form.en.ts';
import { limitWords } from '../limit-words.ts';
import { AddressQuestion } from './AddressQuestion.tsx';
import { ChoiceQuestion } from './ChoiceQuestion.tsx';
import { NumberQuestion } from './NumberQuestion.tsx';
import { PhotoQuestion } from './PhotoQuestion.tsx';
import { SeveralQuestion } from './SeveralQuestion.tsx';
import type { QuestionProps } from './question-props.ts';
import { YesNoQuestion } from './YesNoQuestion.tsx';

type Props = Omit<QuestionProps<FieldType>, 'field' | 'label' | 'hint'> & { field: FormField };

/** A question of any type with help, error and, if optional, a button to clear the answer. */
export function Question({ field, ...rest }: Props) {
  const t = useText(formEn);
  const [language] = useLanguage();
  const words = wordsIn(field.label, language);
  const label = field.required ? t('mustAnswer', { label: words }) : words;
  const help = field.help && wordsIn(field.help, language);
  const hint = [help, limitWords(field, t)].filter(Boolean).join(' · ') || undefined;
  // TypeScript cannot relate the table's row to the field's type.
  const render: (props: never) => ReactNode = controls[field.type];
  const isClearable = !field.required && (field.type === 'choice' || field.type === 'yes_no');
  return (
    <>
      {render({ field, label, hint, ...rest } as never)}
      {isClearable && rest.answer !== undefined && (
        <Button variant="quiet" size={36} className="mt-1" onClick={() => rest.onAnswer(undefined)}>
          {t('clear')}
        </Button>
      )}
    </>
  );
}

const text = (answer: unknown) => (typeof answer === 'string' ? answer : '');

const controls: { readonly [Type in FieldType]: (props: QuestionProps<Type>) => ReactNode } = {
  text: ({ field, answer, onAnswer, onBusy: _, ...shown }) => (
    <TextField
      {...shown}
      maxLength={field.max ?? 200}
      value={text(answer)}
      onChange={({ target }) => onAnswer(target.value)}
    />
  ),
  long_text: ({ field, answer, onAnswer, onBusy: _, ...shown }) => (
    <TextArea
      {...shown}
      rows={4}
      maxLength={field.max ?? 2000}
      value={text(answer)}
      onChange={({ target }) => onAnswer(target.value)}
    />
  ),
  date: ({ field, answer, onAnswer, onBusy: _, ...shown }) => (
    <DateField
      {...shown}
      min={field.min}
      max={field.max}
      value={text(answer)}
      onChange={(day) => onAnswer(day || undefined)}
    />
  ),
  number: (props) => <NumberQuestion {...props} />,
  choice: (props) => <ChoiceQuestion {...props} />,
  several: (props) => <SeveralQuestion {...props} />,
  yes_no: (props) => <YesNoQuestion {...props} />,
  photo: (props) => <PhotoQuestion {...props} />,
  address: (props) => <AddressQuestion {...props} />,
};
