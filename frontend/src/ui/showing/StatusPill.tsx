import type { LucideIcon } from 'lucide-react';
import { cx } from '../class-names.ts';
import type { Tone } from './status-table.ts';
import { toneLooks } from './tone-looks.ts';

/**
 * On a deep panel the quiet tones would be invisible: a light fill in the light theme, a lighter one in the dark
 * theme.
 */
const onDeep: Partial<Record<Tone, string>> = {
  brand: 'bg-paper text-deep dark:bg-brand dark:text-on-brand',
  solid: 'bg-paper text-deep dark:bg-brand dark:text-on-brand',
  neutral: 'bg-deep-2 text-on-deep',
};

const sizes = {
  26: { box: 'h-[26px] gap-1.5 px-2 pr-2.5 text-13', icon: 'size-4' },
  22: { box: 'h-[22px] gap-1 px-1.5 pr-2 text-12', icon: 'size-3.5' },
};

export interface PillPlace {
  size?: 26 | 22;
  on?: 'page' | 'deep';
  className?: string;
}

interface Props extends PillPlace {
  icon: LucideIcon;
  tone: Tone;
  /** The text. */
  children: string;
}

/** Shows a status with the given text, icon and tone. StatusBadge derives all three from a status. */
export function StatusPill({ icon: Icon, tone, size = 26, on = 'page', className, children }: Props) {
  return (
    <span
      className={cx(
        'inline-flex shrink-0 items-center rounded-pill font-strong whitespace-nowrap',
        sizes[size].box,
        (on === 'deep' && onDeep[tone]) || toneLooks[tone],
        className,
      )}
    >
      <Icon aria-hidden="true" className={sizes[size].icon} />
      <span>{children}</span>
    </span>
  );
}
