import { type ReactNode, useEffect } from 'react';
import { formatPesoLong } from '#contracts/money.ts';
import { cx } from '../../../ui/class-names.ts';
import { giveFocus } from '../../../ui/forms/give-focus.ts';

interface Props {
  /** "3 selected", or how far it is. */
  said: string;
  /** What the chosen come to, where it is money. Centavos. */
  amount?: number;
  /** What can be done with them. */
  children: ReactNode;
}

/** Above a table while some of its rows are chosen; it stays in sight, however far one scrolls for others. */
export function ChosenBar({ said, amount, children }: Props) {
  // The bar disappears with the button that was pressed, which would leave the keyboard without a focus.
  useEffect(() => () => giveFocus(), []);
  return (
    <div
      className={cx(
        'sticky top-0 z-20 mb-3 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-12 bg-brand-tint px-4 py-2',
        // On a phone the third button stands alone in its row: it fills it.
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
