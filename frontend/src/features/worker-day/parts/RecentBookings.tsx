import { Link } from 'react-router-dom';
import { formatDay } from '#contracts/manila-format.ts';
import { formatPesoLong } from '#contracts/money.ts';
import type { WorkerOverview } from '#contracts/views/payout-earnings.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { Avatar } from '../../../ui/showing/Avatar.tsx';
import { StatusBadge } from '../../../ui/showing/StatusBadge.tsx';
import { Unbroken } from '../../../ui/showing/Unbroken.tsx';
import { TextLink } from '../../../ui/pressing/TextLink.tsx';
import { bookingPathOf } from '../../../domain/booking/paths.ts';
import { workerDayEn } from '../worker-day.en.ts';

export function RecentBookings({ bookings }: { bookings: WorkerOverview['recentBookings'] }) {
  const t = useText(workerDayEn);
  const locale = useLocale();
  return (
    <section aria-labelledby="recent-bookings">
      <div className="mb-3 flex items-center justify-between gap-3">
        <h2 id="recent-bookings" className="text-18 font-title">
          {t('recentBookings')}
        </h2>
        <TextLink to="/worker-bookings" className="text-14">
          {t('allBookings')}
        </TextLink>
      </div>
      <div className="rounded-20 border border-line bg-surface px-4 py-1 sm:px-5">
        {bookings.length === 0 && <p className="py-4 text-14 text-muted">{t('noRecent')}</p>}
        <ul className="divide-y divide-line">
          {bookings.map(({ id, customerName, customerAvatar, service, startsAt, totalCost, status }) => (
            <li key={id}>
              <Link to={bookingPathOf.worker(id)} className="flex items-center gap-3 rounded-8 py-3">
                <Avatar name={customerName} src={customerAvatar} size={44} />
                <span className="min-w-0 flex-1">
                  <span className="block text-14 font-strong">{customerName}</span>
                  <span className="block text-14 text-muted">
                    <Unbroken>{t('serviceAndDay', { service, day: formatDay(startsAt, locale) })}</Unbroken>
                  </span>
                </span>
                <span className="flex shrink-0 flex-col items-end gap-0.5">
                  <span className="amount text-14">{formatPesoLong(totalCost)}</span>
                  <StatusBadge kind="booking" status={status} size={22} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
