import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';
import { RadioMark } from './RadioMark.tsx';

interface Props {
  name: string;
  value: string;
  checked: boolean;
  onChange: () => void;
  disabled?: boolean | undefined;
  label: ReactNode;
  hint?: ReactNode;
  icon?: ReactNode;
  end?: ReactNode;
  /** Custom content in place of label, hint and icon; it receives the radio mark to place. */
  children?: (mark: ReactNode) => ReactNode;
}

/** A card that is a radio button. Put several in a fieldset with a legend, as RadioGroup does. */
export function RadioCard({ label, hint, icon, end, children, ...radio }: Props) {
  const mark = <RadioMark {...radio} />;
  return (
    <label
      className={cx(
        'motion-quick block cursor-pointer rounded-16 border p-4 has-[:focus-visible]:field-focus',
        radio.checked
          ? 'border-brand bg-brand-tint/50 shadow-[0_0_0_1px_var(--brand)]'
          : 'border-line bg-surface hover:border-line-control',
        radio.disabled && 'opacity-60',
      )}
    >
      {children ? (
        children(mark)
      ) : (
        <span className="flex items-center gap-3">
          {icon}
          <span className="min-w-0 flex-1">
            <span className="block text-16 font-strong">{label}</span>
            {hint && <span className="block text-14 text-muted">{hint}</span>}
          </span>
          {end}
          {mark}
        </span>
      )}
    </label>
  );
}
