import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useWaitingCount } from '../features/admin/payments/use-waiting-count.ts';
import { useUnreadMessages } from '../features/chat/use-conversation.ts';
import { useUnreadNotifications } from '../features/notifications/use-unread.ts';
import { selectIsAuthenticated, selectUser } from '../features/session/selectors.ts';
import { useText, type Text } from '../i18n/use-text.ts';
import type { happeningsEn } from '../api/notices.en.ts';
import { happeningsText } from '../api/notices.text.ts';
import { announceSearch, useWordsHere } from '../browser/header-search.ts';
import { ShellContext, type Shell } from '../domain/shell.ts';
import { userTypeOf } from '../browser/storage.ts';
import { useAppSelector } from '../api/store-hooks.ts';

/** Fills the layouts with who is signed in and what waits for them. */
export function ShellProvider({ children }: { children: ReactNode }) {
  const user = useAppSelector(selectUser);
  const isSignedIn = useAppSelector(selectIsAuthenticated);
  const shell: Shell = {
    user: user && isSignedIn ? { name: user.name ?? '', avatar: user.avatar ?? null, email: user.email ?? null } : null,
    unreadMessages: useUnreadMessages(!isSignedIn),
    unreadNotifications: useUnreadNotifications(!isSignedIn),
    waitingPayments: useWaitingCount(!isSignedIn || user === null || userTypeOf(user) !== 'admin'),
    search: useSearch(),
  };
  return <ShellContext value={shell}>{children}</ShellContext>;
}

/** Workers search their bookings only; clients search everywhere (specification section 2). */
function useSearch(): Shell['search'] {
  const t = useText(happeningsText);
  const { pathname } = useLocation();
  const [typed, setTyped] = useWordsHere();
  const isWorkers = pathname.startsWith('/worker');
  if (isWorkers && !pathname.includes('bookings')) return null;
  return {
    label: searchLabel(t, pathname),
    value: typed,
    onChange: (text) => {
      setTyped(text);
      announceSearch({ query: text, pathname });
    },
  };
}

function searchLabel(t: Text<keyof typeof happeningsEn>, pathname: string): string {
  if (pathname.includes('bookings')) return t('searchBookings');
  return pathname.includes('chat') ? t('searchMessages') : t('searchAll');
}
