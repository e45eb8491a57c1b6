import { useId, type ReactNode } from 'react';
import { FieldError } from './Field.tsx';
import { RadioCard } from './RadioCard.tsx';
import { RadioMark } from './RadioMark.tsx';

export interface RadioOption<Value extends string> {
  value: Value;
  label: ReactNode;
  hint?: ReactNode;
  icon?: ReactNode;
  /** At the right end: a price or a text. */
  end?: ReactNode;
  disabled?: boolean;
}

interface Props<Value extends string> {
  /** Question that the options answer. */
  label: ReactNode;
  hideLabel?: boolean;
  options: readonly RadioOption<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  error?: string | undefined;
  /** Cards below each other, or plain radios in a row. */
  look?: 'cards' | 'row';
  className?: string;
}

export function RadioGroup<Value extends string>({
  label,
  hideLabel,
  options,
  value,
  onChange,
  error,
  look = 'cards',
  className,
}: Props<Value>) {
  const name = useId();
  const noteId = useId();
  return (
    <fieldset className={className} aria-describedby={error ? noteId : undefined}>
      <legend className={hideLabel ? 'sr-only' : 'mb-2 text-14 font-strong'}>{label}</legend>
      <div className={look === 'cards' ? 'flex flex-col gap-2.5' : 'flex flex-wrap gap-x-5'}>
        {options.map((option) => {
          const radio = {
            name,
            value: option.value,
            checked: option.value === value,
            disabled: option.disabled,
            onChange: () => onChange(option.value),
          };
          if (look === 'cards') return <RadioCard key={option.value} {...radio} {...option} />;
          return (
            <label
              key={option.value}
              className="inline-flex min-h-11 cursor-pointer items-center gap-2 text-14 font-strong"
            >
              <RadioMark {...radio} />
              <span>{option.label}</span>
            </label>
          );
        })}
      </div>
      {error && <FieldError id={noteId}>{error}</FieldError>}
    </fieldset>
  );
}
