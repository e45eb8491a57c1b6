import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { buttonLook, type ButtonSize, type ButtonVariant } from './button-look.ts';
import { cx } from '../class-names.ts';
import { Words } from '../showing/Words.tsx';

interface Props extends LinkProps {
  variant?: ButtonVariant;
  size?: ButtonSize;
  wide?: boolean;
  icon?: ReactNode;
  iconEnd?: ReactNode;
}

/** A link with the appearance of a button: for navigation, where a Button is for actions. */
export function ButtonLink({ variant, size, wide, icon, iconEnd, className, children, ...rest }: Props) {
  return (
    <Link {...rest} className={cx(buttonLook({ variant, size, wide }), className)}>
      {icon}
      <Words>{children}</Words>
      {iconEnd}
    </Link>
  );
}
