import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { cx } from '../class-names.ts';
import { Words } from '../showing/Words.tsx';

interface Props extends LinkProps {
  icon?: ReactNode;
  iconEnd?: ReactNode;
  /** Underlined, for a link inside a sentence. */
  inline?: boolean;
}

export function TextLink({ icon, iconEnd, inline, className, children, ...rest }: Props) {
  return (
    <Link
      {...rest}
      className={cx(
        'rounded-8 font-strong text-brand-ink hover:underline hover:underline-offset-4',
        inline ? 'underline underline-offset-4' : 'touch-area inline-flex items-center gap-1.5',
        className,
      )}
    >
      {icon}
      <Words>{children}</Words>
      {iconEnd}
    </Link>
  );
}
