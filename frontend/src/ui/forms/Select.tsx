import { ChevronDown } from 'lucide-react';
import type { ReactNode, Ref, SelectHTMLAttributes } from 'react';
import { cx } from '../class-names.ts';
import { controlBox, controlText, Field, type FieldProps } from './Field.tsx';

interface Props extends FieldProps, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'className' | 'size'> {
  options: readonly { value: string; label: string; disabled?: boolean }[];
  /** Shown without a selection. */
  placeholder?: string;
  lead?: ReactNode;
  size?: 48 | 36;
  /** Narrower padding on phones, for two in a row. */
  snug?: boolean;
  ref?: Ref<HTMLSelectElement>;
}

/** Native select: best on phones, and supported by all assistive technologies. */
export function Select(props: Props) {
  const {
    label,
    hint,
    error,
    labelEnd,
    hideLabel,
    id,
    className,
    options,
    placeholder,
    lead,
    size = 48,
    snug,
    ...select
  } = props;
  return (
    <Field {...{ label, hint, error, labelEnd, hideLabel, id, className }}>
      {(control) => (
        <span className={cx(controlBox(error, select.disabled), 'relative')}>
          {lead && <span className="flex shrink-0 pl-3 text-muted">{lead}</span>}
          <select
            {...select}
            {...control}
            className={cx(
              controlText,
              'appearance-none truncate rounded-12 pr-10',
              lead ? 'pl-2' : 'pl-3.5',
              snug && 'max-sm:pr-7 max-sm:pl-2.5',
              size === 48 ? 'h-[46px]' : 'h-[34px] max-lg:h-[42px] text-14! font-strong',
            )}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled} className="bg-raised text-ink">
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden="true"
            className={cx(
              'pointer-events-none absolute right-3 size-5 text-muted',
              snug && 'max-sm:right-2 max-sm:size-4',
            )}
          />
        </span>
      )}
    </Field>
  );
}
