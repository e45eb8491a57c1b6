import { CalendarDays, CircleUserRound, Compass, House, MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import type { NavItem } from '../../ui/nav-item.ts';
import { appText } from '../app.text.ts';
import type { Shell } from '../shell.ts';
import { AppFrame } from './AppFrame.tsx';

interface Props {
  shell: Shell;
  /** The booking flow has the header only. */
  bare?: boolean;
  children: ReactNode;
}

export function ClientLayout({ shell, bare, children }: Props) {
  const t = useText(appText);
  const count = shell.unreadMessages;
  const items: NavItem[] = [
    { to: '/client/home', label: t('home'), icon: House, also: ['/guest/home'] },
    { to: '/client/explore-services', label: t('explore'), icon: Compass, also: ['/client/add-booking', '/client/workers', '/client/worker', '/guest/explore-services'] },
    { to: '/client/bookings', label: t('bookingsShort'), icon: CalendarDays, also: ['/guest/bookings'] },
    { to: '/client/chat', label: t('messagesShort'), icon: MessageCircle, also: ['/guest/chat'], count, countLabel: t('unreadMessages', { count }) },
    { to: '/client/profile', label: t('profile'), icon: CircleUserRound, also: ['/client/settings', '/client/payments', '/guest/profile'] },
  ];
  return (
    <AppFrame
      shell={shell}
      home="/client/home"
      profile="/client/profile"
      settings="/client/settings"
      notifications="/client/notifications"
      rail={items}
      bottom={items}
      {...(bare ? { bare } : {})}
    >
      {children}
    </AppFrame>
  );
}
