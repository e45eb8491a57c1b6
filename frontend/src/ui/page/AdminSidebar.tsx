import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { cx } from '../class-names.ts';
import { Logo } from '../showing/decoration/Logo.tsx';
import { isCurrent, type NavGroup, type NavItem } from './nav-item.ts';
import { NavBadge } from './NavBadge.tsx';

interface Props {
  label: string;
  groups: readonly NavGroup[];
  /** Beside the logo: open tasks. */
  bell?: ReactNode;
  /** At the foot: the signed-in user with a menu. */
  account?: ReactNode;
}

export function AdminSidebar({ label, groups, bell, account }: Props) {
  return (
    <aside className="sticky top-0 flex h-dvh w-53 shrink-0 flex-col overflow-y-auto bg-deep px-3 py-5 text-on-deep">
      <div className="mb-2 flex items-center justify-between gap-2 pr-1">
        <Link to="/admin" className="inline-flex rounded-12 px-2.5 py-1">
          <Logo inverted />
        </Link>
        {bell}
      </div>
      <nav aria-label={label} className="flex-1">
        {groups.map((group, index) => (
          <div key={group.label ?? index} className="mb-3">
            {group.label && (
              <h2 className="px-3 pb-1 text-12 font-strong tracking-normal text-on-deep-muted">{group.label}</h2>
            )}
            <ul className="flex flex-col gap-0.5">
              {group.items.map((item) => (
                <li key={item.to}>
                  <Entry item={item} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      {account && <div className="border-t border-deep-2 pt-3">{account}</div>}
    </aside>
  );
}

function Entry({ item }: { item: NavItem }) {
  const { pathname } = useLocation();
  const current = isCurrent(item, pathname);
  const Icon = item.icon;
  return (
    <Link
      to={item.to}
      aria-current={current ? 'page' : undefined}
      className={cx(
        'motion-quick flex min-h-9.5 items-center gap-3 rounded-12 px-3 text-14 outline-offset-[-2px] outline-on-deep!',
        current ? 'bg-deep-2 font-strong text-on-deep' : 'text-on-deep-muted hover:bg-deep-2/60 hover:text-on-deep',
      )}
    >
      <Icon aria-hidden="true" className={cx('size-4.5 shrink-0', current && 'text-mango')} />
      <span className="min-w-0 flex-1 truncate">{item.label}</span>
      <NavBadge item={item} />
    </Link>
  );
}
