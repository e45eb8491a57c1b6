import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { cx } from '../class-names.ts';

export interface FieldProps {
  label: ReactNode;
  /** Hidden while an error shows (specification section 5). */
  hint?: ReactNode;
  error?: string | undefined;
  /** At the right end of the label's line: "Forgot password?". */
  labelEnd?: ReactNode;
  hideLabel?: boolean;
  id?: string;
  className?: string;
}

/** Props that link a control to its label, hint and error. */
export interface ControlProps {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface Props extends FieldProps {
  children: (control: ControlProps) => ReactNode;
}

/** Frame of every form field: label above; hint, or error with the alert role, below. */
export function Field({ label, hint, error, labelEnd, hideLabel, id, className, children }: Props) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const noteId = `${controlId}-note`;
  const described = error || hint ? noteId : undefined;
  return (
    <div className={cx('flex min-w-0 flex-col gap-1.5', className)}>
      <div className={cx('flex items-baseline justify-between gap-3', hideLabel && 'sr-only')}>
        <label htmlFor={controlId} className="text-14 font-strong">
          {label}
        </label>
        {labelEnd && <span className="text-14">{labelEnd}</span>}
      </div>
      {children({ id: controlId, 'aria-invalid': error ? true : undefined, 'aria-describedby': described })}
      {error ? (
        <FieldError id={noteId}>{error}</FieldError>
      ) : (
        hint && (
          <p id={noteId} className="text-14 text-muted">
            {hint}
          </p>
        )
      )}
    </div>
  );
}

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} role="alert" className="flex items-start gap-1.5 text-14 font-strong text-danger-ink">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
      <span>{children}</span>
    </p>
  );
}

/** Classes of the outline around a control and its icons. */
export function controlBox(error: unknown, disabled?: boolean): string {
  return cx(
    'motion-quick flex w-full items-center rounded-12 border has-[:focus-visible]:field-focus',
    error ? 'border-danger' : 'border-line-control',
    disabled ? 'bg-sunken text-muted' : 'bg-surface text-ink',
  );
}

export const controlText = 'min-w-0 flex-1 bg-transparent text-16 outline-none disabled:text-muted';
