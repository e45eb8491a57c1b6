import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { cx } from '../class-names.ts';

const looks = {
  quiet: 'text-ink hover:bg-sunken',
  outline: 'border border-line bg-surface text-ink hover:bg-sunken',
  control: 'border border-line-control bg-surface text-ink hover:bg-sunken',
  brand: 'bg-brand text-on-brand hover:bg-brand-hover',
};

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Accessible name. */
  label: string;
  look?: keyof typeof looks;
  round?: boolean;
  size?: 48 | 44 | 36;
  /** At the corner: usually a Badge. */
  badge?: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

const sizes = { 48: 'size-12', 44: 'size-11', 36: 'touch-area size-9 max-sm:size-11' };

export function IconButton({ label, look = 'quiet', round, size = 44, badge, className, children, ...rest }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={cx(
        'motion-quick relative inline-flex shrink-0 items-center justify-center disabled:text-muted disabled:opacity-60',
        looks[look],
        sizes[size],
        round ? 'rounded-pill' : 'rounded-12',
        className,
      )}
    >
      {children}
      {badge && <span className="absolute -top-1 -right-1 flex">{badge}</span>}
    </button>
  );
}
