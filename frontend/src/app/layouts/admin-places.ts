import {
  Banknote,
  BrushCleaning,
  Bug,
  CalendarDays,
  ChartNoAxesCombined,
  ClipboardList,
  History,
  LayoutDashboard,
  LifeBuoy,
  Scale,
  Settings,
  UserCog,
  Users,
  Wallet,
  type LucideIcon,
} from 'lucide-react';
import type { StaffPermission } from '#contracts/account/staff-permissions.ts';
import { permissionOfScreen } from '../../domain/session/screen-permissions.ts';
import type { Text } from '../../i18n/use-text.ts';
import type { NavGroup, NavItem } from '../../ui/page/nav-item.ts';
import type { Shell } from '../../domain/shell.ts';
import type { adminPlacesEn } from './admin-places.en.ts';

type Word = keyof typeof adminPlacesEn;

interface Place {
  to: string;
  word: Word;
  icon: LucideIcon;
  exact?: boolean;
  /** Number of tasks in the section, and their text: `{ of: 'waitingPayments', word: 'paymentsToVerify' }`. */
  waiting?: { of: 'waitingPayments' | 'newBugs' | 'openTickets' | 'openDisputes' | 'openApprovals'; word: Word };
}

/** Navigation of the admin area as data; a module adds its line together with its screen. */
const places: readonly { word?: Word; places: readonly Place[] }[] = [
  {
    places: [
      { to: '/admin', word: 'dashboard', icon: LayoutDashboard, exact: true },
      { to: '/admin/bookings', word: 'bookings', icon: CalendarDays },
      {
        to: '/admin/payments',
        word: 'payments',
        icon: Banknote,
        waiting: { of: 'waitingPayments', word: 'paymentsToVerify' },
      },
      { to: '/admin/payouts', word: 'payouts', icon: Wallet },
    ],
  },
  {
    word: 'peopleAndServices',
    places: [
      { to: '/admin/users', word: 'users', icon: Users },
      {
        to: '/admin/approvals',
        word: 'approvals',
        icon: UserCog,
        waiting: { of: 'openApprovals', word: 'requestsToApprove' },
      },
      { to: '/admin/services', word: 'services', icon: BrushCleaning },
      { to: '/admin/forms', word: 'forms', icon: ClipboardList },
    ],
  },
  {
    word: 'support',
    places: [
      {
        to: '/admin/tickets',
        word: 'tickets',
        icon: LifeBuoy,
        waiting: { of: 'openTickets', word: 'ticketsToAnswer' },
      },
      {
        to: '/admin/disputes',
        word: 'disputes',
        icon: Scale,
        waiting: { of: 'openDisputes', word: 'disputesToDecide' },
      },
      { to: '/admin/user-reports', word: 'userReports', icon: Bug, waiting: { of: 'newBugs', word: 'newReports' } },
    ],
  },
  {
    word: 'insight',
    places: [
      { to: '/admin/analytics', word: 'analytics', icon: ChartNoAxesCombined },
      { to: '/admin/audit-logs', word: 'auditLogs', icon: History },
      { to: '/admin/settings', word: 'settings', icon: Settings },
    ],
  },
];

/** Only sections that this member of staff may open. */
export function adminNavigation(t: Text<Word>, shell: Shell, may: (wanted: StaffPermission) => boolean): NavGroup[] {
  const isTheirs = ({ to }: Place) => {
    const wanted = permissionOfScreen(to);
    return wanted === null || may(wanted);
  };
  const groups = places.map(({ word, places: inGroup }) => ({
    ...(word && { label: t(word) }),
    items: inGroup.filter(isTheirs).map((place) => entry(place, t, shell)),
  }));
  return groups.filter(({ items }) => items.length > 0);
}

/** Sections with open tasks, in navigation order. */
export function waitingIn(nav: readonly NavGroup[]): NavItem[] {
  return nav.flatMap(({ items }) => items.filter(({ count = 0 }) => count > 0));
}

function entry({ word, waiting, ...place }: Place, t: Text<Word>, shell: Shell): NavItem {
  const count = waiting ? shell[waiting.of] : 0;
  return {
    ...place,
    label: t(word),
    ...(waiting && { count, countLabel: t(waiting.word, { count }), countsWork: true }),
  };
}
