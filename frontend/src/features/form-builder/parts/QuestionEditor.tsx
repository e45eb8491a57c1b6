import { Copy, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { FormFields } from '#contracts/form/form-definition.ts';
import type { FormField } from '#contracts/form/form-field.ts';
import type { Language } from '../../../i18n/languages.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Switch } from '../../../ui/forms/Switch.tsx';
import { Button } from '../../../ui/pressing/Button.tsx';
import type { FormEdit } from '../edited-form.ts';
import type { FieldProblems } from '../field-problems.ts';
import { formBuilderEn } from '../form-builder.en.ts';
import { copyOf } from '../new-field.ts';
import { ChoicePriceFields } from './ChoicePriceFields.tsx';
import { ConditionFields } from './ConditionFields.tsx';
import { LimitFields } from './LimitFields.tsx';
import { OptionRows } from './OptionRows.tsx';
import { UnitPriceFields } from './UnitPriceFields.tsx';
import { WordsField } from './WordsField.tsx';

interface Props {
  field: FormField;
  fields: FormFields;
  language: Language;
  problems: FieldProblems;
  edit: (edit: FormEdit) => void;
}

const noWords = { en: '' };
const LONGEST_LABEL = 120;
const LONGEST_HELP = 300;
const LONGEST_UNIT = 20;

/** Editor of one question. */
export function QuestionEditor({ field, fields, language, problems, edit }: Props) {
  const t = useText(formBuilderEn);
  const replace = (changed: FormField) => edit({ kind: 'replace', field: changed });
  const problem = (place: keyof FieldProblems) => {
    const word = problems[place];
    return word && t(word);
  };
  const words = useRef<HTMLInputElement>(null);
  const wasUnwritten = useRef(field.label.en === '');
  useEffect(() => {
    if (wasUnwritten.current) words.current?.focus();
  }, []);
  return (
    <div className="grid grid-cols-1 gap-4">
      <WordsField
        ref={words}
        label={t('question')}
        words={field.label}
        language={language}
        maxLength={LONGEST_LABEL}
        error={problem('label')}
        onChange={(label) => replace({ ...field, label: label ?? noWords })}
      />
      <WordsField
        label={t('help')}
        hint={t('helpHint')}
        words={field.help}
        language={language}
        maxLength={LONGEST_HELP}
        error={problem('help')}
        onChange={(help) => replace({ ...field, help })}
      />
      <OwnFields {...{ field, language, problems, replace }} />
      <ConditionFields
        {...{ field, fields, language }}
        error={problem('showIf')}
        onChange={(showIf) => replace({ ...field, showIf })}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Switch
          label={t('required')}
          checked={field.required}
          onChange={({ target }) => replace({ ...field, required: target.checked })}
          className="mr-auto"
        />
        <Button
          variant="quiet"
          size={44}
          icon={<Copy aria-hidden="true" className="size-5" />}
          onClick={() => edit({ kind: 'add', field: copyOf(field), at: fields.indexOf(field) + 1 })}
        >
          {t('copy')}
        </Button>
        <Button
          variant="quiet"
          size={44}
          icon={<Trash2 aria-hidden="true" className="size-5" />}
          onClick={() => edit({ kind: 'remove', id: field.id })}
        >
          {t('remove')}
        </Button>
      </div>
    </div>
  );
}

interface OwnProps {
  field: FormField;
  language: Language;
  problems: FieldProblems;
  replace: (field: FormField) => void;
}

/** Fields of this question type only. */
function OwnFields({ field, language, problems, replace }: OwnProps) {
  const t = useText(formBuilderEn);
  const limitError = problems.limits && t(problems.limits);
  const priceError = problems.price && t(problems.price);
  switch (field.type) {
    case 'choice':
    case 'several':
      return (
        <>
          <OptionRows
            {...{ language, problems }}
            options={field.options}
            onChange={(options) => replace({ ...field, options })}
          />
          {field.type === 'several' && <LimitFields field={field} onChange={replace} error={limitError} />}
        </>
      );
    case 'number':
      return (
        <>
          <WordsField
            label={t('unit')}
            hint={t('unitHint')}
            words={field.unit}
            language={language}
            maxLength={LONGEST_UNIT}
            error={problems.unit && t(problems.unit)}
            onChange={(unit) => replace({ ...field, unit })}
          />
          <LimitFields field={field} onChange={replace} error={limitError} />
          <UnitPriceFields price={field.price} onChange={(price) => replace({ ...field, price })} error={priceError} />
        </>
      );
    case 'yes_no':
      return (
        <div className="grid gap-1.5">
          <p className="text-14 font-strong">{t('yesDoes')}</p>
          <ChoicePriceFields
            price={field.price}
            onChange={(price) => replace({ ...field, price })}
            error={priceError}
          />
        </div>
      );
    case 'address':
      return null;
    default:
      return <LimitFields field={field} onChange={replace} error={limitError} />;
  }
}
