import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { AccountMenu } from '../../ui/page/AccountMenu.tsx';
import { AppHeader } from '../../ui/page/AppHeader.tsx';
import { BottomNav } from '../../ui/page/BottomNav.tsx';
import { ButtonLink } from '../../ui/pressing/ButtonLink.tsx';
import { cx } from '../../ui/class-names.ts';
import type { NavItem } from '../../ui/page/nav-item.ts';
import { NotificationBell } from '../../ui/page/NotificationBell.tsx';
import { SearchField } from '../../ui/forms/SearchField.tsx';
import { SideRail } from '../../ui/page/SideRail.tsx';
import { appText } from '../../domain/navigation.text.ts';
import type { Shell } from '../../domain/shell.ts';
import { useAccountMenuItems } from './account-menu-items.tsx';
import { Overlays } from './Overlays.tsx';
import { SkipLink } from './SkipLink.tsx';

interface Props {
  shell: Shell;
  home: string;
  profile: string;
  settings?: string;
  notifications: string;
  /** Beside the screen from 1024 px on. */
  rail: readonly NavItem[];
  /** Below it on phones. */
  bottom: readonly NavItem[];
  /** No navigation: the booking flow. */
  bare?: boolean;
  children: ReactNode;
}

/** The frame that clients and workers share: bottom navigation on phones, header and side rail from 1024 px. */
export function AppFrame({ shell, home, profile, settings, notifications, rail, bottom, bare, children }: Props) {
  const t = useText(appText);
  const menu = useAccountMenuItems({ profile, ...(settings ? { settings } : {}) });
  const { user, search } = shell;
  return (
    <>
      <SkipLink />
      <AppHeader
        home={home}
        search={
          search && (
            <SearchField
              look="pill"
              label={search.label}
              value={search.value}
              onChange={(event) => search.onChange(event.target.value)}
            />
          )
        }
        end={
          user ? (
            <>
              <NotificationBell to={notifications} count={shell.unreadNotifications} />
              <AccountMenu name={user.name} avatar={user.avatar} items={menu} />
            </>
          ) : (
            <ButtonLink to="/login" size={44} variant="outline">
              {t('logIn')}
            </ButtonLink>
          )
        }
      />
      <div className="mx-auto flex max-w-360">
        {!bare && <SideRail label={t('mainNavigation')} items={rail} className="hidden lg:block" />}
        <main
          id="main"
          tabIndex={-1}
          className={cx('page-edge min-w-0 flex-1 pt-4 outline-none lg:pt-8', bare ? 'pb-8' : 'pb-24 lg:pb-12')}
        >
          {children}
        </main>
      </div>
      {!bare && <BottomNav label={t('mainNavigation')} items={bottom} className="lg:hidden" />}
      <Overlays />
    </>
  );
}
