import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useText } from '../../i18n/use-text.ts';
import { AccountMenu } from '../../ui/page/AccountMenu.tsx';
import { AppHeader } from '../../ui/page/AppHeader.tsx';
import { BottomNav } from '../../ui/page/BottomNav.tsx';
import { ButtonLink } from '../../ui/pressing/ButtonLink.tsx';
import { cx } from '../../ui/class-names.ts';
import type { NavItem } from '../../ui/page/nav-item.ts';
import { BellContext } from '../../ui/page/PhoneBell.tsx';
import { NotificationBell } from '../../ui/page/NotificationBell.tsx';
import { SearchField } from '../../ui/forms/SearchField.tsx';
import { SideRail } from '../../ui/page/SideRail.tsx';
import { OfflineBanner } from '../../ui/over-the-page/OfflineBanner.tsx';
import { appEn } from '../../domain/navigation.en.ts';
import type { Shell } from '../../domain/shell.ts';
import { useShownSince } from '../offline/use-shown-since.ts';
import { useAccountMenuItems } from './account-menu-items.tsx';
import { Overlays } from './Overlays.tsx';
import { ShellPart } from './ShellPart.tsx';
import { SkipLink } from './SkipLink.tsx';

interface Props {
  shell: Shell;
  home: string;
  profile: string;
  settings?: string;
  notifications: string;
  /** Beside the screen from 1024 px on. */
  rail: readonly NavItem[];
  /** At the bottom on phones. */
  bottom: readonly NavItem[];
  /** Without navigation: the booking flow. */
  bare?: boolean;
  children: ReactNode;
}

/** Frame shared by clients and workers: bottom navigation on phones, header and side rail from 1024 px on. */
export function AppFrame({ shell, home, profile, settings, notifications, rail, bottom, bare, children }: Props) {
  const t = useText(appEn);
  const menu = useAccountMenuItems({ profile, ...(settings ? { settings } : {}) });
  const { user, search } = shell;
  const { pathname } = useLocation();
  const bell = <NotificationBell to={notifications} count={shell.unreadNotifications} />;
  return (
    <>
      <SkipLink />
      <OfflineBanner stale={useShownSince()} />
      <ShellPart>
        <AppHeader
          home={home}
          search={
            search && (
              <SearchField
                look="pill"
                label={search.label}
                value={search.value}
                onChange={(event) => search.onChange(event.target.value)}
                onKeyDown={(event) => event.key === 'Enter' && search.onEnter()}
              />
            )
          }
          end={
            user ? (
              <>
                {bell}
                <AccountMenu name={user.name} avatar={user.avatar} items={menu} />
              </>
            ) : (
              <ButtonLink to="/login" size={44} variant="outline">
                {t('logIn')}
              </ButtonLink>
            )
          }
        />
      </ShellPart>
      <div className="mx-auto flex max-w-360">
        {!bare && (
          <ShellPart>
            <SideRail label={t('mainNavigation')} items={rail} className="hidden lg:block" />
          </ShellPart>
        )}
        <main
          id="main"
          tabIndex={-1}
          className={cx('page-edge min-w-0 flex-1 pt-4 outline-none lg:pt-8', bare ? 'pb-8' : 'pb-24 lg:pb-12')}
        >
          <BellContext value={user && pathname !== notifications && bell}>{children}</BellContext>
        </main>
      </div>
      <ShellPart>{!bare && <BottomNav label={t('mainNavigation')} items={bottom} className="lg:hidden" />}</ShellPart>
      <ShellPart>
        <Overlays />
      </ShellPart>
    </>
  );
}
