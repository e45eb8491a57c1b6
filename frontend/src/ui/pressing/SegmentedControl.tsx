import { useId } from 'react';
import { cx } from '../class-names.ts';

interface Props<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  /** Fills its container; longer labels get more width. */
  wide?: boolean;
  /** As high as a dense list's other filters. */
  dense?: boolean;
  className?: string;
}

/** A visible single choice among few options, as radio buttons. */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  onChange,
  wide,
  dense,
  className,
}: Props<Value>) {
  const name = useId();
  return (
    <fieldset className={cx('rounded-12 bg-sunken', dense ? 'p-0.5' : 'p-1', wide ? 'flex' : 'inline-flex', className)}>
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className={cx(
            'motion-quick flex cursor-pointer items-center justify-center rounded-8 px-3 ' +
              'text-center text-13 font-strong select-none touch-area has-[:focus-visible]:outline-2 ' +
              'has-[:focus-visible]:outline-brand',
            option.value === value ? 'bg-surface text-ink shadow-1' : 'text-muted hover:text-ink',
            dense ? 'min-h-8 max-sm:px-2' : 'min-h-9 py-1',
            'max-sm:min-h-11',
            wide && 'min-w-0 flex-auto',
          )}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="sr-only"
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
