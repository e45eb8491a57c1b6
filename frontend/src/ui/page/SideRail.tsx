import { Link, useLocation } from 'react-router-dom';
import { cx } from '../class-names.ts';
import { isCurrent, type NavItem } from './nav-item.ts';
import { NavBadge } from './NavBadge.tsx';

/** Navigation of clients and workers from 1024 px on. */
export function SideRail({
  label,
  items,
  className,
}: {
  label: string;
  items: readonly NavItem[];
  className?: string;
}) {
  const { pathname } = useLocation();
  return (
    <nav aria-label={label} className={cx('w-54 shrink-0', className)}>
      <ul className="sticky top-18 flex flex-col gap-1 p-4 pt-6">
        {items.map((item) => {
          const Icon = item.icon;
          const current = isCurrent(item, pathname);
          return (
            <li key={item.to}>
              <Link
                to={item.to}
                aria-current={current ? 'page' : undefined}
                className={cx(
                  'motion-quick flex min-h-11 items-center gap-3 rounded-12 px-3.5 text-14 font-strong',
                  current ? 'bg-brand-tint text-brand-ink' : 'text-muted hover:bg-sunken hover:text-ink',
                )}
              >
                <Icon aria-hidden="true" className="size-5 shrink-0" />
                <span className="min-w-0 flex-1 truncate">{item.label}</span>
                <NavBadge item={item} />
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
