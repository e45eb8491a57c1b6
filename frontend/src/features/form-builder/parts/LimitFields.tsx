import { type FormField, LONGEST_LONG_TEXT, LONGEST_TEXT, MOST_PHOTOS } from '#contracts/form/form-field.ts';
import { useText } from '../../../i18n/use-text.ts';
import { FieldError } from '../../../ui/forms/Field.tsx';
import { DateField } from '../../../ui/forms/DateField.tsx';
import { formBuilderEn } from '../form-builder.en.ts';
import { WholeNumber } from './WholeNumber.tsx';

type Limited = Extract<FormField, { min?: unknown }>;

interface Props {
  field: Limited;
  onChange: (field: FormField) => void;
  error?: string | undefined;
}

type Word = keyof typeof formBuilderEn;

const names: Record<Limited['type'], readonly [Word, Word]> = {
  text: ['fewestLetters', 'mostLetters'],
  long_text: ['fewestLetters', 'mostLetters'],
  number: ['lowest', 'highest'],
  several: ['chooseAtLeast', 'chooseAtMost'],
  photo: ['fewestPhotos', 'mostPhotos'],
  date: ['earliest', 'latest'],
};

/** Highest value that the API accepts for this type. */
function highestOf(field: Limited): number | undefined {
  return field.type === 'several' ? field.options.length : highests[field.type];
}

const highests: Partial<Record<Limited['type'], number>> = {
  text: LONGEST_TEXT,
  long_text: LONGEST_LONG_TEXT,
  photo: MOST_PHOTOS,
};

/** 0 means no limit for counts, but is a valid number limit. */
function limitOf({ type }: Limited, limit: number | undefined): number | undefined {
  return type === 'number' ? limit : limit || undefined;
}

/** Limits of an answer; empty means unlimited. */
export function LimitFields({ field, onChange, error }: Props) {
  const t = useText(formBuilderEn);
  const [least, most] = names[field.type];
  const highest = highestOf(field);
  return (
    <div className="grid gap-1.5">
      <div className="grid grid-cols-2 items-start gap-3">
        {field.type === 'date' ? (
          <>
            <DateField
              label={t(least)}
              value={field.min ?? ''}
              max={field.max}
              onChange={(min) => onChange({ ...field, min: min || undefined })}
            />
            <DateField
              label={t(most)}
              value={field.max ?? ''}
              min={field.min}
              onChange={(max) => onChange({ ...field, max: max || undefined })}
            />
          </>
        ) : (
          <>
            <WholeNumber
              label={t(least)}
              value={field.min}
              onChange={(min) => onChange({ ...field, min: limitOf(field, min) })}
            />
            <WholeNumber
              label={t(most)}
              hint={highest === undefined ? undefined : t('limitUpTo', { count: highest })}
              value={field.max}
              onChange={(max) => onChange({ ...field, max: limitOf(field, max) })}
            />
          </>
        )}
      </div>
      {error && <FieldError>{error}</FieldError>}
    </div>
  );
}
