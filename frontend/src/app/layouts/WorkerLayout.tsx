import { CalendarDays, CircleUserRound, LayoutDashboard, MessageCircle, UserPen, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import type { NavItem } from '../../ui/page/nav-item.ts';
import { appEn } from '../../domain/navigation.en.ts';
import type { Shell } from '../../domain/shell.ts';
import { AppFrame } from './AppFrame.tsx';

/**
 * The rail has the specification's sidebar paths, the bottom navigation its mobile paths; both lead to the same
 * screens.
 */
export function WorkerLayout({ shell, children }: { shell: Shell; children: ReactNode }) {
  const t = useText(appEn);
  const count = shell.unreadMessages;
  const unread = { count, countLabel: t('unreadMessages', { count }) };
  const rail: NavItem[] = [
    { to: '/worker-dashboard', label: t('dashboard'), icon: LayoutDashboard, exact: true },
    {
      to: '/worker-dashboard/bookings',
      label: t('bookingsShort'),
      icon: CalendarDays,
      also: ['/worker-bookings', '/worker/bookings'],
    },
    {
      to: '/worker-dashboard/chat',
      label: t('messagesShort'),
      icon: MessageCircle,
      also: ['/worker-chat', '/worker/chat'],
      ...unread,
    },
    {
      to: '/worker-dashboard/earnings',
      label: t('earnings'),
      icon: Wallet,
      also: ['/worker-earnings', '/worker/earnings'],
    },
    {
      to: '/worker-dashboard/profile',
      label: t('profile'),
      icon: CircleUserRound,
      exact: true,
      also: ['/worker-profile', '/worker/settings', '/worker/help'],
    },
    { to: '/worker-dashboard/profile/edit', label: t('editProfile'), icon: UserPen, also: ['/worker/profile'] },
  ];
  const bottom: NavItem[] = [
    { to: '/worker-dashboard', label: t('dashboard'), icon: LayoutDashboard, also: ['/worker-earnings'] },
    { to: '/worker-bookings', label: t('bookingsShort'), icon: CalendarDays, also: ['/worker/bookings'] },
    { to: '/worker-chat', label: t('messagesShort'), icon: MessageCircle, ...unread },
    {
      to: '/worker-profile',
      label: t('profile'),
      icon: CircleUserRound,
      also: ['/worker/profile', '/worker/settings', '/worker/help'],
    },
  ];
  return (
    <AppFrame
      shell={shell}
      home="/worker-dashboard"
      profile="/worker-profile"
      settings="/worker/settings"
      notifications="/worker-notifications"
      rail={rail}
      bottom={bottom}
    >
      {children}
    </AppFrame>
  );
}
