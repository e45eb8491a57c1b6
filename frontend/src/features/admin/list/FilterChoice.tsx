import type { ReactNode } from 'react';
import { cx } from '../../../ui/class-names.ts';
import { Select } from '../../../ui/forms/Select.tsx';

interface Props {
  label: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
  /** Tailwind width from 640 px on. */
  width: string;
  lead?: ReactNode;
  /** Beside the header's buttons; on a phone its text must not be cut. */
  inHead?: boolean;
}

/** A filter with few values. */
export function FilterChoice({ label, options, value, onChange, width, lead, inHead }: Props) {
  return (
    <Select
      hideLabel
      label={label}
      size={36}
      snug
      options={options}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      lead={lead}
      className={cx(inHead ? 'flex-1 max-sm:min-w-38 sm:flex-none' : 'shrink-0 max-sm:max-w-52', width)}
    />
  );
}
