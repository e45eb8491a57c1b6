import { Check } from 'lucide-react';
import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { cx } from '../class-names.ts';
import { FieldError } from './Field.tsx';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'> {
  label: ReactNode;
  hideLabel?: boolean;
  error?: string | undefined;
  className?: string;
  ref?: Ref<HTMLInputElement>;
}

export function Checkbox({ label, hideLabel, error, className, ...input }: Props) {
  const noteId = useId();
  return (
    <div className={className}>
      <label
        className={cx('inline-flex min-h-11 cursor-pointer items-center gap-3', hideLabel && 'min-w-11 justify-center')}
      >
        <span className="relative inline-flex size-5.5 shrink-0">
          <input
            {...input}
            type="checkbox"
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? noteId : undefined}
            className={cx(
              'peer motion-quick size-5.5 appearance-none rounded-[6px] border-2 bg-surface ' +
                'checked:border-brand checked:bg-brand disabled:opacity-50',
              error ? 'border-danger' : 'border-line-control',
            )}
          />
          <Check
            aria-hidden="true"
            strokeWidth={3}
            className="pointer-events-none absolute inset-0.75 hidden size-4 text-on-brand peer-checked:block"
          />
        </span>
        <span className={hideLabel ? 'sr-only' : 'text-14'}>{label}</span>
      </label>
      {error && <FieldError id={noteId}>{error}</FieldError>}
    </div>
  );
}
