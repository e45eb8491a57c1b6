import { CheckCheck } from 'lucide-react';
import { useState } from 'react';
import { formatLongDay } from '#contracts/manila-format.ts';
import { manilaInstant } from '#contracts/manila-time.ts';
import type { Notification } from '#contracts/views/notification.ts';
import { Fetched } from '../../api/Fetched.tsx';
import { useNow } from '../../browser/use-now.ts';
import { useLocale, useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/pressing/Button.tsx';
import { ButtonLink } from '../../ui/pressing/ButtonLink.tsx';
import { EmptyState } from '../../ui/showing/EmptyState.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { SkeletonList } from '../../ui/showing/Skeleton.tsx';
import type { Side } from '../../domain/booking/side.ts';
import { useListNotificationsQuery, useReadNotificationsMutation } from './api.ts';
import { NotificationRow } from './NotificationRow.tsx';
import { byDay } from './notification-view.ts';
import { notificationsEn } from './notifications.en.ts';

const PAGE = 20;
const MAX_SHOWN = 100;

/** /client/notifications */
export function ClientNotificationsScreen() {
  return <Notifications side="client" />;
}

/** /worker-notifications */
export function WorkerNotificationsScreen() {
  return <Notifications side="worker" />;
}

function Notifications({ side }: { side: Side }) {
  const t = useText(notificationsEn);
  const [limit, setLimit] = useState(PAGE);
  const list = useListNotificationsQuery({ limit });
  const [markRead] = useReadNotificationsMutation();
  const { items = [], total = 0, unread = 0 } = list.data ?? {};
  const newest = items[0];
  const isEmpty = list.data?.total === 0;
  return (
    <div className="max-w-180">
      <PageHeader
        title={t('title')}
        subtitle={list.data ? t('unread', { count: unread }) : null}
        actions={
          !isEmpty && (
            <Button
              variant="outline"
              size={44}
              icon={<CheckCheck aria-hidden="true" className="size-5" />}
              disabled={unread === 0}
              onClick={() => newest && markRead({ body: { upToPosition: newest.position } })}
            >
              {t('markAllRead')}
            </Button>
          )
        }
      />
      <Fetched of={list} failed={t('failed')} waiting={<SkeletonList rows={6} />}>
        {() => (items.length === 0 ? <None side={side} /> : <Days items={items} side={side} />)}
      </Fetched>
      {total > items.length && limit < MAX_SHOWN && (
        <Button
          variant="tint"
          wide
          className="mt-4"
          busy={list.isFetching}
          onClick={() => setLimit(Math.min(limit + PAGE * 2, MAX_SHOWN))}
        >
          {t('more')}
        </Button>
      )}
    </div>
  );
}

function Days({ items, side }: { items: readonly Notification[]; side: Side }) {
  const t = useText(notificationsEn);
  const locale = useLocale();
  return byDay(items, useNow()).map(({ day, name, items: members }) => (
    <section key={day} aria-labelledby={`day-${day}`} className="mb-5">
      <h2 id={`day-${day}`} className="mb-2 text-14 font-strong text-muted">
        {name ? t(name) : formatLongDay(manilaInstant(day), locale)}
      </h2>
      <ul className="divide-y divide-line overflow-hidden rounded-20 border border-line bg-surface">
        {members.map((notification) => (
          <li key={notification.id}>
            <NotificationRow notification={notification} side={side} />
          </li>
        ))}
      </ul>
    </section>
  ));
}

function None({ side }: { side: Side }) {
  const t = useText(notificationsEn);
  const action =
    side === 'client' ? (
      <ButtonLink to="/client/explore-services" size={44}>
        {t('explore')}
      </ButtonLink>
    ) : (
      <ButtonLink to="/worker-bookings" size={44}>
        {t('seeJobs')}
      </ButtonLink>
    );
  return (
    <EmptyState title={t('none')} action={action}>
      {t(side === 'client' ? 'noneClient' : 'noneWorker')}
    </EmptyState>
  );
}
