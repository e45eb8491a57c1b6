import { cx } from '../class-names.ts';
import { plusOf } from '../pressing/page-range.ts';

const tones = {
  danger: 'bg-danger text-on-danger',
  mango: 'bg-mango text-on-mango',
  neutral: 'bg-neutral-tint text-neutral-ink',
  brand: 'bg-brand-tint text-brand-ink',
};

interface Props {
  count: number;
  tone?: keyof typeof tones;
  /** Accessible text in place of the figure: "3 unread messages". */
  label?: string;
  /** Shows 12 as 12, for tasks, instead of "9+" as for unread items (specification section 5). */
  exact?: boolean;
  /** There are more than `count`. */
  capped?: boolean | undefined;
  /** With a ring of the page's colour around it. */
  ringed?: boolean;
}

/** Renders nothing at 0. */
export function Badge({ count, tone = 'danger', label, exact, capped, ringed }: Props) {
  if (count <= 0) return null;
  return (
    <span
      className={cx(
        'tabular inline-flex h-[22px] min-w-[22px] items-center justify-center rounded-pill px-1.5 text-12 font-title',
        tones[tone],
        ringed && 'ring-2 ring-paper',
      )}
    >
      <span aria-hidden={label ? true : undefined}>
        {exact || count <= 9 ? count : '9+'}
        {plusOf(capped)}
      </span>
      {label && <span className="sr-only">{label}</span>}
    </span>
  );
}
