import { ArrowDownRight, ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../../class-names.ts';
import { Words } from '../Words.tsx';

interface Props {
  label: string;
  /** Formatted figure: "₱38,450". */
  value: string;
  /** Below the figure. */
  note?: ReactNode;
  /** "12.4%" with its direction; `good` sets the colour, null leaves it neutral. */
  change?: { text: string; up: boolean; good: boolean | null };
  icon?: ReactNode;
  /** Tinted, for the first of a row. */
  emphasised?: boolean;
  /** Full-width foot: a Sparkline. */
  foot?: ReactNode;
}

function changeTone(good: boolean | null): string {
  if (good === null) return 'text-muted';
  return good ? 'text-success-ink' : 'text-danger-ink';
}

/** Length from which a smaller font is used, so that the figure fits half a phone's width. */
const LONG = 11;

export function StatCard({ label, value, note, change, icon, emphasised, foot }: Props) {
  const Arrow = change?.up ? ArrowUpRight : ArrowDownRight;
  return (
    <section
      className={cx(
        '@container flex flex-col overflow-hidden rounded-20 border',
        emphasised ? 'border-brand-tint bg-brand-tint' : 'border-line bg-surface',
      )}
    >
      <div className="flex-1 p-4 lg:p-5">
        <div className="mb-1.5 flex items-center justify-between gap-2">
          <h2 className={cx('text-14 font-strong tracking-normal', emphasised ? 'text-brand-ink' : 'text-muted')}>
            {label}
          </h2>
          {icon && (
            <span
              className={cx(
                'hidden size-9 items-center justify-center rounded-12 lg:flex',
                emphasised ? 'bg-surface text-brand' : 'bg-sunken text-muted',
              )}
            >
              {icon}
            </span>
          )}
        </div>
        <p
          className={cx(
            'amount tracking-tight whitespace-nowrap',
            value.length > LONG ? 'text-18 lg:@[13rem]:text-22' : 'text-22 lg:@[13rem]:text-28',
          )}
        >
          {value}
        </p>
        <p
          className={cx('flex flex-wrap items-center gap-x-1.5 text-13', emphasised ? 'text-brand-ink' : 'text-muted')}
        >
          {change && (
            <span className={cx('inline-flex items-center gap-1 font-title', changeTone(change.good))}>
              <Arrow aria-hidden="true" className="size-3.5" />
              <span>{change.text}</span>
            </span>
          )}
          <Words>{note}</Words>
        </p>
      </div>
      {foot}
    </section>
  );
}
