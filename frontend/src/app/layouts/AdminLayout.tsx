import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '../../i18n/use-text.ts';
import { AccountMenu } from '../../ui/page/AccountMenu.tsx';
import { AdminSidebar } from '../../ui/page/AdminSidebar.tsx';
import { BottomNav } from '../../ui/page/BottomNav.tsx';
import { TabArea } from '../../ui/page/tab-area.ts';
import { Logo } from '../../ui/showing/decoration/Logo.tsx';
import { OfflineBanner } from '../../ui/over-the-page/OfflineBanner.tsx';
import { appEn } from '../../domain/navigation.en.ts';
import { useMay } from '../../domain/session/use-may.ts';
import type { Shell } from '../../domain/shell.ts';
import { useAccountMenuItems } from './account-menu-items.tsx';
import { adminPlacesEn } from './admin-places.en.ts';
import { adminNavigation } from './admin-places.ts';
import { Overlays } from './Overlays.tsx';
import { ShellPart } from './ShellPart.tsx';
import { SkipLink } from './SkipLink.tsx';
import { StaffBell } from './StaffBell.tsx';

/** Sidebar from 1024 px on; on phones a slim top bar and a scrolling bottom navigation. */
export function AdminLayout({ shell, children }: { shell: Shell; children: ReactNode }) {
  const t = useText(appEn);
  const may = useMay();
  const menu = useAccountMenuItems({
    profile: '/admin/profile',
    ...(may('settings.read') && { settings: '/admin/settings' }),
  });
  const nav = adminNavigation(useText(adminPlacesEn), shell, may);
  const { user } = shell;
  return (
    <>
      <SkipLink />
      <OfflineBanner />
      <div className="flex min-h-dvh">
        <div className="hidden lg:block">
          <ShellPart>
            <AdminSidebar
              label={t('mainNavigation')}
              groups={nav}
              bell={<StaffBell nav={nav} on="deep" />}
              account={
                user && <AccountMenu on="deep" name={user.name} avatar={user.avatar} role={t('admin')} items={menu} />
              }
            />
          </ShellPart>
        </div>
        <div className="min-w-0 flex-1">
          <header className="flex h-14 items-center justify-between border-b border-line px-4 lg:hidden">
            <Link to="/admin" className="inline-flex min-h-11 items-center rounded-12">
              <Logo />
            </Link>
            <div className="flex items-center gap-3">
              <ShellPart>
                <StaffBell nav={nav} on="page" />
                {user && <AccountMenu name={user.name} avatar={user.avatar} items={menu} />}
              </ShellPart>
            </div>
          </header>
          <main id="main" tabIndex={-1} className="px-4 pt-5 pb-24 outline-none lg:px-7 lg:pt-6 lg:pb-8">
            <TabArea value={t('admin')}>{children}</TabArea>
          </main>
        </div>
      </div>
      <ShellPart>
        <BottomNav label={t('mainNavigation')} items={nav.flatMap((group) => group.items)} className="lg:hidden" />
      </ShellPart>
      <ShellPart>
        <Overlays />
      </ShellPart>
    </>
  );
}
