import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';
import { useChosenInSight } from './use-chosen-in-sight.ts';

interface Props {
  label: string;
  /** Selected value; its chip scrolls into view. */
  chosen: string;
  /** On wide screens the chips wrap instead of scrolling. */
  wraps?: boolean;
  className?: string;
  children: ReactNode;
}

/** Single-choice chips that scroll sideways up to the screen's edges. */
export function ChipRow({ label, chosen, wraps, className, children }: Props) {
  const row = useChosenInSight<HTMLDivElement>(chosen);
  return (
    <div
      ref={row}
      role="group"
      aria-label={label}
      className={cx(
        'scrollbar-none scroll-edges -mx-4 flex gap-2 overflow-x-auto px-4 py-1 md:-mx-6 md:px-6 lg:mx-0 lg:px-0',
        wraps && 'lg:flex-wrap',
        className,
      )}
    >
      {children}
    </div>
  );
}
