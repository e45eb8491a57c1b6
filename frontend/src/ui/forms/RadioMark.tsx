import type { InputHTMLAttributes } from 'react';
import { cx } from '../class-names.ts';

/** The native radio button; the caller renders its label. */
export function RadioMark(props: Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'>) {
  return (
    <input
      {...props}
      type="radio"
      className={cx(
        'motion-quick size-5.5 shrink-0 appearance-none rounded-pill border-2 border-line-control bg-surface',
        'checked:border-[7px] checked:border-brand disabled:opacity-50',
      )}
    />
  );
}
