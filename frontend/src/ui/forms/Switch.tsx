import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { cx } from '../class-names.ts';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'role' | 'className'> {
  label: ReactNode;
  hideLabel?: boolean;
  /** The label on the left and the switch at the far end. */
  labelFirst?: boolean;
  className?: string;
  ref?: Ref<HTMLInputElement>;
}

export function Switch({ label, hideLabel, labelFirst, className, ...input }: Props) {
  return (
    <label
      className={cx(
        'inline-flex min-h-11 cursor-pointer items-center gap-2.5',
        labelFirst && 'flex-row-reverse justify-between',
        className,
      )}
    >
      <span className="relative inline-flex shrink-0">
        <input
          {...input}
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox says its state itself
          role="switch"
          className="peer motion-quick h-7 w-12 appearance-none rounded-pill bg-neutral checked:bg-brand disabled:opacity-50"
        />
        <span
          aria-hidden="true"
          className={cx(
            'pointer-events-none absolute top-[3px] left-[3px] size-[22px] rounded-pill bg-surface',
            'transition-transform duration-(--quick) peer-checked:translate-x-5',
          )}
        />
      </span>
      <span className={hideLabel ? 'sr-only' : 'text-14 font-strong'}>{label}</span>
    </label>
  );
}
