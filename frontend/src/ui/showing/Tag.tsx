import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';
import { Words } from './Words.tsx';

const tones = {
  mango: 'bg-mango-tint text-mango-ink',
  neutral: 'bg-sunken text-ink',
  success: 'bg-success-tint text-success-ink',
  danger: 'bg-danger-tint text-danger-ink',
  brand: 'bg-brand-tint text-brand-ink',
};

/** A short fact in a box: "Lowest price", "+9%", a skill. */
export function Tag({
  tone = 'neutral',
  icon,
  children,
}: {
  tone?: keyof typeof tones;
  icon?: ReactNode;
  children: ReactNode;
}) {
  return (
    <span className={cx('inline-flex min-h-6.5 items-center gap-1.5 rounded-8 px-2 text-13 font-strong', tones[tone])}>
      {icon}
      <Words>{children}</Words>
    </span>
  );
}
