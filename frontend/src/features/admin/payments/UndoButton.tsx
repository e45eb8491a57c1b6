import { Undo2 } from 'lucide-react';
import { useEffect, type Ref } from 'react';
import { useNow } from '../../../browser/use-now.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import type { ButtonSize } from '../../../ui/pressing/button-look.ts';
import { managePaymentsEn } from './manage-payments.en.ts';

interface Props {
  /** End of the undo period, ms. */
  until: number;
  onUndo: () => Promise<unknown>;
  /** Called at the end of the period. */
  onOver?: () => void;
  /** Booking code, where the button is one of several. */
  code?: string;
  size?: ButtonSize;
  className?: string;
  ref?: Ref<HTMLButtonElement>;
}

const A_SECOND_MS = 1000;

/** Undoes a verification, with a countdown; hidden after the undo period. */
export function UndoButton({ until, onUndo, onOver, code, size = 36, className, ref }: Props) {
  const t = useText(managePaymentsEn);
  const seconds = Math.ceil((until - useNow(A_SECOND_MS, Date.now)) / A_SECOND_MS);
  const isOver = seconds <= 0;

  useEffect(() => {
    if (isOver) onOver?.();
  }, [isOver, onOver]);

  if (isOver) return null;
  return (
    <Button
      ref={ref}
      size={size}
      variant="outline"
      className={className}
      {...(code === undefined
        ? { icon: <Undo2 aria-hidden="true" className="size-4.5" /> }
        : { 'aria-label': t('undoNamed', { code }) })}
      onClick={(event) => {
        event.stopPropagation();
        return onUndo();
      }}
    >
      {t('undo')}
      {/* Not part of the accessible name, which would be announced every second. */}
      <span aria-hidden="true" className="tabular text-muted">
        {t('seconds', { count: seconds })}
      </span>
    </Button>
  );
}
