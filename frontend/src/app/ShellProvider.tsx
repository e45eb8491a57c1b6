import { type ReactNode, useEffect } from 'react';
import type { StaffPermission } from '#contracts/account/staff-permissions.ts';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSelector } from 'react-redux';
import { useOpenApprovalsCount } from '../features/admin/approvals/use-open-approvals-count.ts';
import { useNewBugsCount } from '../features/admin/bugs/use-new-bugs-count.ts';
import { useOpenDisputesCount } from '../features/admin/disputes/use-open-disputes-count.ts';
import { useWaitingCount } from '../features/admin/payments/use-waiting-count.ts';
import { useOpenTicketsCount } from '../features/admin/tickets/use-open-tickets-count.ts';
import { useUnreadMessages } from '../features/conversation/use-conversation.ts';
import { useUnreadNotifications } from '../features/notification/use-unread.ts';
import { selectIsAuthenticated, selectMayAsk, selectUser } from '../domain/session/selectors.ts';
import { useMay } from '../domain/session/use-may.ts';
import { useText, type Text } from '../i18n/use-text.ts';
import { noticesEn } from '../api/notices.en.ts';
import { showAppBadge } from '../browser/app-badge.ts';
import { announceNow, announceSearch, takePendingSearch, usePathText } from '../browser/header-search.ts';
import { searchPath } from '../domain/search-path.ts';
import { ShellContext, type Shell } from '../domain/shell.ts';
// Registers the sagas before the screens that dispatch to them; root-saga.ts starts them.
import './sagas-of-people.ts';
import '../i18n/stored-texts.en.ts';

/** Provides the layouts with the signed-in user and counts. */
export function ShellProvider({ children }: { children: ReactNode }) {
  const user = useSelector(selectUser);
  const isSignedIn = useSelector(selectIsAuthenticated);
  const mayAsk = useSelector(selectMayAsk);
  const may = useMay();
  const counts = (permission: StaffPermission) => mayAsk && may(permission);
  const shell: Shell = {
    user: user && isSignedIn ? { name: user.name ?? '', avatar: user.avatar ?? null, email: user.email ?? null } : null,
    unreadMessages: useUnreadMessages(!mayAsk),
    unreadNotifications: useUnreadNotifications(!mayAsk),
    waitingPayments: useWaitingCount(!counts('payments.decide')),
    newBugs: useNewBugsCount(!counts('bugs.change')),
    openTickets: useOpenTicketsCount(!counts('tickets.answer')),
    openDisputes: useOpenDisputesCount(!counts('disputes.decide')),
    openApprovals: useOpenApprovalsCount(!counts('approvals.read')),
    search: useSearch(),
  };
  const unread = shell.unreadMessages + shell.unreadNotifications;
  useEffect(() => showAppBadge(mayAsk ? unread : 0), [mayAsk, unread]);
  return <ShellContext value={shell}>{children}</ShellContext>;
}

/** Workers search their bookings only; clients search everything (specification section 2). */
function useSearch(): Shell['search'] {
  const t = useText(noticesEn);
  const { pathname } = useLocation();
  const [typed, setTyped] = usePathText();
  useEffect(() => () => void takePendingSearch(), [pathname]);
  const navigate = useNavigate();
  if (pathname.startsWith('/worker') && !isBookings(pathname)) return null;
  return {
    label: searchLabel(t, pathname),
    value: typed,
    onChange: (text) => {
      setTyped(text);
      announceSearch({ query: text, pathname });
    },
    onEnter: () => {
      const path = searchPath(typed);
      if (path && !announceNow({ query: typed, pathname })) void navigate(path);
    },
  };
}

function isBookings(pathname: string): boolean {
  return /[/-]bookings$/.test(pathname);
}

function searchLabel(t: Text<keyof typeof noticesEn>, pathname: string): string {
  if (isBookings(pathname)) return t('searchBookings');
  return pathname.includes('chat') ? t('searchMessages') : t('searchAll');
}
