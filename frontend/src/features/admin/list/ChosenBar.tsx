import { type ReactNode, useEffect } from 'react';
import { formatPesoLong } from '#contracts/money.ts';
import { cx } from '../../../ui/class-names.ts';
import { giveFocus } from '../../../ui/forms/give-focus.ts';

interface Props {
  /** "3 selected", or the progress of an action. */
  said: string;
  /** Sum of the selected rows, in centavos. */
  amount?: number;
  /** Action buttons. */
  children: ReactNode;
}

/** Sticky bar above a table while rows are selected. */
export function ChosenBar({ said, amount, children }: Props) {
  // The bar unmounts with the pressed button, so the focus moves on.
  useEffect(() => () => giveFocus(), []);
  return (
    <div
      className={cx(
        'sticky top-0 z-20 mb-3 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-12 bg-brand-tint px-4 py-2',
        // On a phone a lone third button fills its row.
        'max-sm:[&>button:nth-child(n+4):last-child]:grow',
      )}
    >
      <p role="status" className="flex flex-1 flex-wrap items-baseline gap-x-3 text-14 text-brand-ink">
        <span className="font-strong whitespace-nowrap">{said}</span>
        {amount !== undefined && <span className="amount">{formatPesoLong(amount)}</span>}
      </p>
      {children}
    </div>
  );
}
