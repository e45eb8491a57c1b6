import { Link, useLocation } from 'react-router-dom';
import { cx } from '../class-names.ts';
import { useChosenInSight } from '../pressing/use-chosen-in-sight.ts';
import { isCurrent, type NavItem } from './nav-item.ts';
import { NavBadge } from './NavBadge.tsx';

/** With more entries the row scrolls sideways (specification sections 2 and 9). */
const MAX_WITHOUT_SCROLLING = 5;

export function BottomNav({
  label,
  items,
  className,
}: {
  label: string;
  items: readonly NavItem[];
  className?: string;
}) {
  const { pathname } = useLocation();
  const row = useChosenInSight<HTMLUListElement>(`${pathname} ${items.length}`);
  const scrolls = items.length > MAX_WITHOUT_SCROLLING;
  return (
    <nav
      aria-label={label}
      className={cx(
        'fixed inset-x-0 bottom-0 z-20 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)]',
        className,
      )}
    >
      <ul ref={row} className={cx('flex', scrolls && 'scrollbar-none scroll-edges overflow-x-auto')}>
        {items.map((item) => (
          <li key={item.to} className={scrolls ? 'min-w-20 shrink-0' : 'min-w-0 flex-1'}>
            <NavLink item={item} current={isCurrent(item, pathname)} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function NavLink({ item, current }: { item: NavItem; current: boolean }) {
  const Icon = item.icon;
  return (
    <Link
      to={item.to}
      aria-current={current ? 'page' : undefined}
      className={cx(
        'flex min-h-16 flex-col items-center justify-center gap-1 px-1 pt-1.5 pb-2 text-12 font-strong outline-offset-[-3px]',
        current ? 'text-brand-ink' : 'text-muted',
      )}
    >
      <span
        className={cx(
          'motion-quick relative flex h-7 w-13 items-center justify-center rounded-pill',
          current && 'bg-brand-tint',
        )}
      >
        <Icon aria-hidden="true" className="size-5.5" />
        <span className="absolute -top-1 -right-1.5 flex">
          <NavBadge item={item} ringed />
        </span>
      </span>
      <span className="max-w-full truncate">{item.label}</span>
    </Link>
  );
}
