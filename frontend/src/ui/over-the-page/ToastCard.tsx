import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import { cx } from '../class-names.ts';

const icons = { info: Info, success: CircleCheck, error: CircleAlert };
const marks = { info: 'text-toast-info', success: 'text-toast-success', error: 'text-toast-danger' };

export type ToastVariant = 'info' | 'success' | 'error';

interface Props {
  message: string;
  variant: ToastVariant;
  action?: { label: string; onClick: () => void } | undefined;
  onDone?: () => void;
}

/** One toast; errors are assertive, others polite (sonner's region). */
export function ToastCard({ message, variant, action, onDone }: Props) {
  const Icon = icons[variant];
  return (
    <div
      role={variant === 'error' ? 'alert' : undefined}
      className={cx(
        'flex min-h-12 w-fit max-w-full items-center gap-3 bg-toast font-sans px-4 py-2.5 text-14 font-strong ' +
          'text-on-toast shadow-2 rounded-12',
      )}
    >
      <Icon aria-hidden="true" className={cx('size-5 shrink-0', marks[variant])} />
      <span>{message}</span>
      {action && (
        <button
          type="button"
          onClick={() => {
            action.onClick();
            onDone?.();
          }}
          className="touch-area ml-2 shrink-0 rounded-8 whitespace-nowrap text-toast-link underline underline-offset-2"
        >
          {action.label}
        </button>
      )}
    </div>
  );
}
