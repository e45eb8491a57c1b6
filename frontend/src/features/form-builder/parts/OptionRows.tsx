import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import { type FormOption, MOST_OPTIONS } from '#contracts/form/form-field.ts';
import { wordsIn } from '#contracts/form/words.ts';
import type { Language } from '../../../i18n/languages.ts';
import { useText } from '../../../i18n/use-text.ts';
import { FieldError } from '../../../ui/forms/Field.tsx';
import { Button } from '../../../ui/pressing/Button.tsx';
import { IconButton } from '../../../ui/pressing/IconButton.tsx';
import type { FieldProblems } from '../field-problems.ts';
import { neighbourOf } from '../neighbour-of.ts';
import { formBuilderEn } from '../form-builder.en.ts';
import { newOption } from '../new-field.ts';
import { useFocusNext } from '../use-focus-next.ts';
import { ChoicePriceFields } from './ChoicePriceFields.tsx';
import { WordsField } from './WordsField.tsx';

interface Props {
  options: FormOption[];
  language: Language;
  problems: FieldProblems;
  onChange: (options: FormOption[]) => void;
}

const LONGEST_LABEL = 120;

function optionId({ id }: FormOption): string {
  return `option-${id}`;
}

/** The options with their price effects. */
export function OptionRows({ options, language, problems, onChange }: Props) {
  const t = useText(formBuilderEn);
  const focusNext = useFocusNext();
  const replace = (index: number, option: FormOption) => onChange(options.with(index, option));
  const move = (index: number, to: number) => {
    const option = options[index];
    if (!option) return;
    // At either end the pressed button becomes disabled and loses the focus.
    if (to === 0 || to === options.length - 1) focusNext(optionId(option));
    onChange(options.toSpliced(index, 1).toSpliced(to, 0, option));
  };
  const add = () => {
    const option = newOption();
    focusNext(optionId(option));
    onChange([...options, option]);
  };
  const remove = (index: number) => {
    const next = neighbourOf(options, index);
    if (next) focusNext(optionId(next));
    onChange(options.toSpliced(index, 1));
  };
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-2">
      <legend className="mb-1.5 text-14 font-strong">{t('options')}</legend>
      {options.map((option, index) => {
        const name = wordsIn(option.label, language) || t('optionNumber', { number: index + 1 });
        const problem = problems[`option ${index}`];
        return (
          <div key={option.id} className="grid grid-cols-1 gap-2 rounded-12 bg-sunken p-2">
            <div className="flex items-start gap-1">
              <WordsField
                id={optionId(option)}
                label={t('optionNumber', { number: index + 1 })}
                hideLabel
                words={option.label}
                language={language}
                maxLength={LONGEST_LABEL}
                error={problem && t(problem)}
                className="flex-1"
                onChange={(label) => replace(index, { ...option, label: label ?? { en: '' } })}
              />
              <IconButton label={t('moveUp', { name })} disabled={index === 0} onClick={() => move(index, index - 1)}>
                <ArrowUp aria-hidden="true" className="size-5" />
              </IconButton>
              <IconButton
                label={t('moveDown', { name })}
                disabled={index === options.length - 1}
                onClick={() => move(index, index + 1)}
              >
                <ArrowDown aria-hidden="true" className="size-5" />
              </IconButton>
              <IconButton
                label={t('removeOption', { name })}
                disabled={options.length <= 2}
                onClick={() => remove(index)}
              >
                <X aria-hidden="true" className="size-5" />
              </IconButton>
            </div>
            <ChoicePriceFields
              price={option.price}
              onChange={(price) => replace(index, { ...option, price })}
              error={problems.price && t(problems.price)}
            />
          </div>
        );
      })}
      {problems.options && <FieldError>{t(problems.options)}</FieldError>}
      <Button
        variant="quiet"
        size={44}
        className="justify-self-start"
        icon={<Plus aria-hidden="true" className="size-5" />}
        disabled={options.length >= MOST_OPTIONS}
        onClick={add}
      >
        {t('addOption')}
      </Button>
    </fieldset>
  );
}
