import { Bell } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useText } from '../../i18n/use-text.ts';
import { Badge } from '../showing/Badge.tsx';
import { uiEn } from '../ui.en.ts';

/** Link to the notifications with their count ("9+" above 9). */
export function NotificationBell({ to, count }: { to: string; count: number }) {
  const t = useText(uiEn);
  return (
    <Link
      to={to}
      aria-label={t('notificationsUnread', { count })}
      className="motion-quick relative flex size-11 shrink-0 items-center justify-center rounded-12 hover:bg-sunken"
    >
      <Bell aria-hidden="true" className="size-5.5" />
      <span aria-hidden="true" className="absolute -top-0.5 right-0 flex">
        <Badge count={count} ringed />
      </span>
    </Link>
  );
}
