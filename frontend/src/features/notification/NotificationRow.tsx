import { Bell } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatTime } from '#contracts/manila-format.ts';
import { DAY_MS } from '#contracts/manila-time.ts';
import type { Notification } from '#contracts/views/notification.ts';
import { useNow } from '../../browser/use-now.ts';
import { eventIcons } from '../../domain/event-icons.ts';
import { useLocale, useText } from '../../i18n/use-text.ts';
import { cx } from '../../ui/class-names.ts';
import { toneLooks } from '../../ui/showing/tone-looks.ts';
import { Unbroken } from '../../ui/showing/Unbroken.tsx';
import { AskOthersForBooking } from '../booking/request/AskOthersForBooking.tsx';
import { useReadNotificationsMutation } from './api.ts';
import { notificationPath } from './notification-path.ts';
import { notificationText, missingDetails } from './notification-view.ts';
import type { Side } from '../../domain/booking/side.ts';
import { notificationsEn } from './notifications.en.ts';

/** Older notifications link to the booking without their own button. */
const RECENT_MS = 3 * DAY_MS;

/** One notification. Opening it marks it and earlier ones as read. */
export function NotificationRow({ notification, side }: { notification: Notification; side: Side }) {
  const [markRead] = useReadNotificationsMutation();
  const path = notificationPath(notification, side);
  const now = useNow();
  const isRecent = notification.cameToNothing && now - Date.parse(notification.at) < RECENT_MS;
  const look = cx('motion-quick flex gap-3 px-4 py-3.5', notification.read ? '' : 'bg-brand-tint/50');
  if (!path)
    return (
      <div className={look}>
        <Content notification={notification} />
      </div>
    );

  function seen() {
    if (!notification.read) void markRead({ body: { upToPosition: notification.position } });
  }

  return (
    <>
      <Link to={path} onClick={seen} className={cx(look, 'outline-offset-[-2px] hover:bg-sunken')}>
        <Content notification={notification} />
      </Link>
      {side === 'client' && notification.bookingId && isRecent && (
        <AskOthersForBooking
          bookingId={notification.bookingId}
          className={cx('pr-4 pb-4 pl-17', notification.read ? '' : 'bg-brand-tint/50')}
        />
      )}
    </>
  );
}

function Content({ notification }: { notification: Notification }) {
  const t = useText(notificationsEn);
  const locale = useLocale();
  const Icon = eventIcons[notification.type] ?? Bell;
  const { title, text } = notificationText(notification, locale);
  const body = typeof text === 'string' ? text : t(text.key, text.values);
  const heading = typeof title === 'string' ? title : t(title.key, typeof text === 'string' ? {} : text.values);
  const unsaid = missingDetails(notification, `${heading} ${body}`);
  return (
    <>
      <span
        className={cx('flex size-10 shrink-0 items-center justify-center rounded-12', toneLooks[notification.tone])}
      >
        <Icon aria-hidden="true" className="size-5" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline justify-between gap-3">
          <span className="text-16 font-strong">{heading}</span>
          <span className="tabular flex shrink-0 items-center gap-2 text-12 text-muted">
            {formatTime(notification.at, locale)}
            {!notification.read && (
              <span className="size-2.5 rounded-pill bg-brand">
                <span className="sr-only">{t('isNew')}</span>
              </span>
            )}
          </span>
        </span>
        <span className="block text-14 text-muted">
          <Unbroken>{body}</Unbroken>
        </span>
        {unsaid.length > 0 && <span className="mt-0.5 block truncate text-13 text-muted">{unsaid.join(' · ')}</span>}
      </span>
    </>
  );
}
