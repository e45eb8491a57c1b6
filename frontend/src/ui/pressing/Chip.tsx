import { X } from 'lucide-react';
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { cx } from '../class-names.ts';
import { Words } from '../showing/Words.tsx';

interface Props extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  /** Pressed state of a filter or sort order (aria-pressed). */
  selected?: boolean;
  icon?: ReactNode;
  /** Shows a cross: pressing removes the filter. */
  removable?: boolean;
  /** `pill` for categories (dark when selected), `box` for filters and orders (tinted when selected). */
  look?: 'box' | 'pill';
  className?: string;
}

const box = {
  on: 'border-brand bg-brand-tint text-brand-ink',
  off: 'border-line-control bg-surface text-ink hover:bg-sunken',
};
const pill = { on: 'border-ink bg-ink text-paper', off: 'border-line bg-surface text-ink hover:border-line-control' };

export function Chip({ selected = false, icon, removable, look = 'box', className, children, ...rest }: Props) {
  const tone = (look === 'box' ? box : pill)[selected ? 'on' : 'off'];
  return (
    <button
      type="button"
      aria-pressed={removable ? undefined : selected}
      {...rest}
      className={cx(
        'motion-quick inline-flex shrink-0 items-center gap-2 border text-14 font-strong whitespace-nowrap',
        look === 'box' ? 'touch-area min-h-10 rounded-12 px-3 max-sm:min-h-11!' : 'min-h-11 rounded-pill px-4',
        tone,
        className,
      )}
    >
      {icon}
      <Words>{children}</Words>
      {removable && <X aria-hidden="true" className="size-4.5" />}
    </button>
  );
}
