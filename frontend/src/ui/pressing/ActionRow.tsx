import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { cx } from '../class-names.ts';
import { Unbroken } from '../showing/Unbroken.tsx';

interface Props {
  icon: ReactNode;
  title: ReactNode;
  hint?: ReactNode;
  danger?: boolean;
  /** A link or an action. */
  to?: string;
  onClick?: () => void;
  end?: ReactNode;
}

/** A row with an icon and an arrow that can be pressed: "Propose a new time". Put several in a divide-y list. */
export function ActionRow({ icon, title, hint, danger, to, onClick, end }: Props) {
  const look = 'motion-quick flex w-full min-h-14 items-center gap-3 rounded-12 px-2 py-2.5 text-left hover:bg-sunken';
  const content = (
    <>
      <span
        className={cx(
          'flex size-10 shrink-0 items-center justify-center rounded-12',
          danger ? 'bg-danger-tint text-danger-ink' : 'bg-sunken text-ink',
        )}
      >
        {icon}
      </span>
      <span className="min-w-0 flex-1">
        <span className={cx('block text-16 font-strong', danger && 'text-danger-ink')}>{title}</span>
        {hint && (
          <span className="block text-13 text-muted">
            {typeof hint === 'string' ? <Unbroken>{hint}</Unbroken> : hint}
          </span>
        )}
      </span>
      {end ?? <ChevronRight aria-hidden="true" className="size-5 text-muted" />}
    </>
  );
  if (to)
    return (
      <Link to={to} className={look}>
        {content}
      </Link>
    );
  return (
    <button type="button" onClick={onClick} className={look}>
      {content}
    </button>
  );
}
