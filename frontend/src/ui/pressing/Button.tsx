import { useState, type ButtonHTMLAttributes, type MouseEvent, type ReactNode, type Ref } from 'react';
import { buttonLook, type ButtonSize, type ButtonVariant } from './button-look.ts';
import { cx } from '../class-names.ts';
import { Spinner } from '../showing/Spinner.tsx';
import { Words } from '../showing/Words.tsx';

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'onClick'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Full width of its container. */
  wide?: boolean;
  icon?: ReactNode;
  iconEnd?: ReactNode;
  /** Shows progress and ignores presses. Automatic while the handler's promise is pending. */
  busy?: boolean;
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void | Promise<unknown>;
  ref?: Ref<HTMLButtonElement>;
}

export function Button({
  variant,
  size,
  wide,
  icon,
  iconEnd,
  busy,
  onClick,
  className,
  children,
  ...rest
}: ButtonProps) {
  const [running, setRunning] = useState(false);
  const waiting = busy || running;

  function press(event: MouseEvent<HTMLButtonElement>) {
    // A busy button is not disabled, so that it keeps the focus; presses have no effect.
    if (waiting) return event.preventDefault();
    const result = onClick?.(event);
    if (!(result instanceof Promise)) return;
    setRunning(true);
    void result.finally(() => setRunning(false));
  }

  return (
    <button
      type="button"
      {...rest}
      aria-busy={waiting || undefined}
      aria-disabled={waiting || undefined}
      onClick={press}
      className={cx(buttonLook({ variant, size, wide, disabled: rest.disabled }), className)}
    >
      {waiting ? <Spinner /> : icon}
      <Words>{children}</Words>
      {iconEnd}
    </button>
  );
}
