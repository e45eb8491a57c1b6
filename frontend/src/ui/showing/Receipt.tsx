import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';

interface Props {
  title: ReactNode;
  /** Right of the title: the payment's status. */
  status?: ReactNode;
  /** Label with a formatted amount (long form), or with text that may wrap. */
  lines: readonly ({ label: ReactNode } & ({ amount: string } | { words: string }))[];
  total: { label: ReactNode; amount: string };
  /** Below the total: method, button, note. */
  children?: ReactNode;
  className?: string;
}

/** An amount as a receipt: lines, a dashed rule, the total in large figures, a scalloped edge. */
export function Receipt({ title, status, lines, total, children, className }: Props) {
  return (
    <section className={cx('receipt', className)}>
      <div className="receipt-paper p-5 pb-9 lg:p-6 lg:pb-10">
        <div className="mb-3 flex items-center justify-between gap-4">
          <h2 className="text-18 font-title">{title}</h2>
          {status}
        </div>
        <dl className="flex flex-col gap-2">
          {lines.map((line, index) => (
            <div key={index} className="flex items-baseline justify-between gap-4 text-14">
              <dt className="text-muted">{line.label}</dt>
              {'amount' in line ? (
                <dd className="tabular shrink-0 font-strong whitespace-nowrap">{line.amount}</dd>
              ) : (
                <dd className="min-w-0 text-right font-strong">{line.words}</dd>
              )}
            </div>
          ))}
          <div className="mt-2 flex items-center justify-between gap-4 border-t border-dashed border-line pt-4">
            <dt className="text-14 text-muted">{total.label}</dt>
            <dd className="amount text-28 tracking-tight">{total.amount}</dd>
          </div>
        </dl>
        {children && <div className="mt-4 flex flex-col gap-4">{children}</div>}
      </div>
    </section>
  );
}
