import { CalendarDays, CircleUserRound, Compass, House, MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import type { NavItem } from '../../ui/page/nav-item.ts';
import { appEn } from '../../domain/navigation.en.ts';
import type { Shell } from '../../domain/shell.ts';
import { AppFrame } from './AppFrame.tsx';

interface Props {
  shell: Shell;
  /** The booking flow has the header only. */
  bare?: boolean;
  children: ReactNode;
}

/** Layout of clients and guests, who have their own links. */
export function ClientLayout({ shell, bare, children }: Props) {
  const t = useText(appEn);
  const count = shell.unreadMessages;
  const place = (name: string) => (shell.user ? `/client/${name}` : `/guest/${name}`);
  const items: NavItem[] = [
    { to: place('home'), label: t('home'), icon: House },
    {
      to: place('explore-services'),
      label: t('explore'),
      icon: Compass,
      also: ['/client/add-booking', '/client/workers', '/client/worker', '/client/explore-services'],
    },
    { to: place('bookings'), label: t('bookingsShort'), icon: CalendarDays },
    {
      to: place('chat'),
      label: t('messagesShort'),
      icon: MessageCircle,
      count,
      countLabel: t('unreadMessages', { count }),
    },
    {
      to: place('profile'),
      label: t('profile'),
      icon: CircleUserRound,
      also: ['/client/settings', '/client/payments', '/client/help'],
    },
  ];
  return (
    <AppFrame
      shell={shell}
      home={place('home')}
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
