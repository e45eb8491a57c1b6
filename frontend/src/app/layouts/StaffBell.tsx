import { Bell } from 'lucide-react';
import { useText } from '../../i18n/use-text.ts';
import { IconButton } from '../../ui/pressing/IconButton.tsx';
import { DropdownMenu, type MenuItem } from '../../ui/pressing/DropdownMenu.tsx';
import { Badge } from '../../ui/showing/Badge.tsx';
import type { NavGroup } from '../../ui/page/nav-item.ts';
import { waitingIn } from './admin-places.ts';
import { staffBellEn } from './staff-bell.en.ts';

/** Open tasks of this member of staff: the same counts as in the navigation, which is partly hidden on phones. */
export function StaffBell({ nav, on }: { nav: readonly NavGroup[]; on: 'page' | 'deep' }) {
  const t = useText(staffBellEn);
  const waiting = waitingIn(nav);
  const count = waiting.reduce((sum, item) => sum + (item.count ?? 0), 0);
  const label = t('waitsForYou', { count });
  const items = waiting.map(({ to, label: place, countLabel, icon: Icon }): MenuItem => ({
    kind: 'link',
    to,
    label: countLabel ?? place,
    icon: <Icon aria-hidden="true" className="size-4.5" />,
  }));
  return (
    <DropdownMenu
      align={on === 'deep' ? 'start' : 'end'}
      items={items.length > 0 ? items : [{ label, disabled: true, onSelect: () => undefined }]}
      trigger={
        <IconButton
          label={label}
          badge={<Badge count={count} tone="mango" exact label={label} />}
          className={on === 'deep' ? 'text-on-deep! outline-on-deep! hover:bg-deep-2!' : ''}
        >
          <Bell aria-hidden="true" className="size-5.5" />
        </IconButton>
      }
    />
  );
}
